import type { ClientOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { counted } from "../../app/words/span-text";

/**
 * How big an organisation is, in its own words.
 * @example sizeText(harbour) // "2 branches, 24 desks"
 */
export function sizeText({
  branches,
  desks,
  workspaceKind,
}: Pick<ClientOrganisation, "branches" | "desks" | "workspaceKind">): string {
  const words = terminology(workspaceKind);
  return `${counted(branches, "branch", "branches")}, ${counted(desks, words.desk.toLowerCase(), words.desks.toLowerCase())}`;
}
