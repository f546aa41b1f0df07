import type { WorkspaceKind } from "@carrel/sdk";
import { type Terminology, terminology } from "@carrel/sdk/domain";
import { useKnownSession } from "./session";

/**
 * The organisation's wording: Seat and User in a study hall, else Desk and Member.
 * @param kind for pages without a session (a visitor's); default: the signed-in person's organisation
 * @example const { desks } = useTerminology();
 */
export function useTerminology(kind?: WorkspaceKind): Terminology {
  const session = useKnownSession();
  return terminology(kind ?? session?.loggedOrgDetails.workspaceKind);
}
