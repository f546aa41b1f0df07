import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import type { NamedMembership } from "./queries";
import type { Selling } from "./sale";

/** Ends a membership that has no desk of its own. @throws Failure 400: such are not sold yet */
export const endPlaceless = (
  _context: Selling,
  _asked: { membership: NamedMembership; branch: Row<"branches">; endAt: Date },
): Promise<Row<"memberships">> => {
  throw invalid([{ path: ["id"], message: "Floating places and passes are not sold yet." }]);
};
