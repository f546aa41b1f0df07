import type { Actor } from "../actor";
import { enterOrganisation, leaveOrganisation } from "../database/enter-organisation";
import type { Tenant, TenantTransaction } from "../database/port";
import { notFound } from "../failure";
import { requireEveryBranch } from "./every-branch";

/** A call's way into one organisation below its own, and back. */
export interface Entrance {
  /** The organisation that the transaction works in now: the entered one, or null while it is the call's own. */
  entered: Tenant | null;
  enter(orgId: string): Promise<Tenant>;
  leave(): Promise<void>;
}

/** @param organisation the call's own; null while a sign-up has not made it */
export const createEntrance = (db: TenantTransaction, actor: Actor, organisation: Tenant | null): Entrance => {
  const entrance: Entrance = {
    entered: null,
    async enter(orgId) {
      if (organisation?.orgId === orgId && (actor.kind === "person" || actor.kind === "apiKey")) return organisation;
      // The same words for every id, so that they don't tell which of them are below.
      if (organisation?.isSuper || organisation?.isReseller) requireEveryBranch({ actor }, "see other organizations");
      const found = await enterOrganisation(db, orgId);
      if (!found) throw notFound("Organization");
      entrance.entered = found;
      return found;
    },
    async leave() {
      if (!entrance.entered || !organisation) return;
      await leaveOrganisation(db, organisation.orgId);
      entrance.entered = null;
    },
  };
  return entrance;
};
