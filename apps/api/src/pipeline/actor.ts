import type { Actor } from "../context";
import type { FoundSession } from "../database/lookups";

/** The person of a session. A branch that he may no longer work in is not his selected one either. */
export const personOf = (session: FoundSession): Extract<Actor, { kind: "person" }> => {
  const { selectedBranch, isDefaultUser, allowedBranches } = session;
  const isReachable = isDefaultUser || allowedBranches.includes(selectedBranch ?? "");
  return {
    kind: "person",
    userId: session.userId,
    sessionId: session.sessionId,
    permissions: new Set(session.permissions),
    allowedBranches: isDefaultUser ? null : allowedBranches,
    selectedBranch: isReachable ? selectedBranch : null,
  };
};
