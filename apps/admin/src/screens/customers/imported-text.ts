import type { CustomerUploadResult } from "@carrel/sdk";
import { numbered } from "../../forms/spreadsheet/sheet-labels";

type Result = Pick<CustomerUploadResult, "created" | "known" | "takenOver">;

/** What became of the people of a sheet: "12 are new, 3 were known. 5 memberships were taken over as paid." */
export function importedText({ created, known, takenOver }: Result): string {
  const people = [
    ...(created > 0 ? [`${created.toLocaleString()} ${created === 1 ? "is" : "are"} new`] : []),
    ...(known > 0 ? [`${known.toLocaleString()} ${known === 1 ? "was" : "were"} known already`] : []),
  ];
  const taken = numbered({ one: "membership", many: "memberships" }, takenOver);
  const memberships = takenOver > 0 ? ` ${taken} ${takenOver === 1 ? "was" : "were"} taken over as paid.` : "";
  return `${people.join(", ")}.${memberships}`;
}
