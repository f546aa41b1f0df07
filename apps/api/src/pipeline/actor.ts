import type { Actor } from "../actor";
import type { FoundApiKey, FoundSession, FoundVisitorSession } from "../database/find-caller";
import type { Scope } from "../database/port";
import type { CallPolicy } from "../policy";

/** What a person's calls are known by. */
export const personActorId = (userId: string) => `person:${userId}`;

/** The person of a session. A branch that he may no longer work in is not his selected one either. */
export const personOf = (session: FoundSession): Extract<Actor, { kind: "person" }> => {
  const { selectedBranch, isDefaultUser, allowedBranches } = session;
  const isReachable = isDefaultUser || allowedBranches.includes(selectedBranch ?? "");
  return {
    kind: "person",
    userId: session.userId,
    name: session.userName,
    sessionId: session.sessionId,
    permissions: new Set(session.permissions),
    allowedBranches: isDefaultUser ? null : allowedBranches,
    selectedBranch: isReachable ? selectedBranch : null,
  };
};

/** What a secret key acts as: no more than its maker. */
export const apiKeyActor = (key: FoundApiKey): Extract<Actor, { kind: "apiKey" }> => ({
  kind: "apiKey",
  keyId: key.keyId,
  name: key.name,
  permissions: new Set(key.permissions),
  allowedBranches: key.makerIsDefaultUser ? null : (key.makerBranches ?? []),
});

/** The visitor of a session. */
export const customerOf = (session: FoundVisitorSession): Extract<Actor, { kind: "customer" }> => {
  const { sessionId, email, customerIds, expiresAt } = session;
  return { kind: "customer", sessionId, email, customerIds, expiresAt };
};

/**
 * Whose rows a call's transaction sees.
 * @param policy what its area says of it: some of a visitor's calls see more than his rows
 */
export const scopeOf = (orgId: string, actor: Actor, { sees }: Pick<CallPolicy, "sees"> = {}): Scope => {
  if (actor.kind === "customer" && sees === "organisation") return { orgId };
  if (actor.kind === "customer") return { orgId, visitor: actor };
  return { orgId, branchIds: "allowedBranches" in actor ? actor.allowedBranches : null };
};
