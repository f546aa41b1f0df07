import type { Operation } from "@carrel/sdk/contract";
import { uuidOf } from "../codes/secrets";
import { findOrganisation } from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import type { Endpoint } from "../implement";
import { scopeOf } from "./actor";
import type { Known, Meant, Placed } from "./call";
import { requireOpenSite } from "./inactive";

/** The tenant of a call: `organisation` is null while nothing but its id exists. */
export interface FoundTenant {
  orgId: string;
  organisation: Tenant | null;
}

const isPublic = ({ access }: Operation) => access === "public" || access === "signed";

/** @throws Error when a public operation that is not pending names no tenant: it would answer in nobody's name */
export const assertTenantsKnown = (endpoints: readonly Endpoint[]) => {
  for (const { implementations } of endpoints) {
    for (const { name, row, handle, policy } of implementations) {
      if (handle && isPublic(row) && !policy.tenant)
        throw new Error(`The public operation ${name} needs a \`tenant\` in its area's policy.ts`);
    }
  }
};

/**
 * Finds the tenant of a public call. The platform's key serves every organisation, a reseller's its clients, any
 * other its own; whoever is not served is as unknown as one that does not exist: he gets a fresh id that owns nothing.
 * @throws Failure 403 `organisation_inactive` for a site that is closed
 */
const findTenant = async (
  db: LookupTransaction,
  { ports: { random }, facts, caller: { keyOrganisation }, implementation: { policy }, input }: Called,
): Promise<FoundTenant> => {
  const orgId = await policy.tenant?.(input, facts.homes)(db, keyOrganisation);
  // Also asked for nobody's: whoever is unknown costs as many statements as whoever is known.
  const organisation = await findOrganisation(db, orgId ?? random.id());
  if (orgId && !organisation) return { orgId, organisation: null };
  if (organisation && serves(keyOrganisation, organisation)) {
    if (!policy.answersWhileClosed) await requireOpenSite(db, organisation);
    return { orgId: organisation.orgId, organisation };
  }
  const nobody = policy.keepsForNobody ? await uuidOf("nobody") : random.id();
  return { orgId: nobody, organisation: null };
};

const serves = (key: Tenant, organisation: Tenant) =>
  key.isSuper || key.orgId === organisation.orgId || (key.isReseller && organisation.resellerId === key.orgId);

type Called = Known & Pick<Meant, "implementation" | "input">;

/** The caller's own, else the one that a public call names: a sign-in's device may need it before its limits are counted. */
export const tenantFinder = (call: Called): Pick<Meant, "findOwnTenant"> => {
  let found: Promise<FoundTenant> | undefined;
  return {
    findOwnTenant() {
      const { tenant } = call.caller;
      found ??= tenant ? Promise.resolve(tenant) : call.ports.database.lookup((db) => findTenant(db, call));
      return found;
    },
  };
};

/** In whose name the call goes on. */
export const nameTenant = async ({
  caller: { actor },
  ...call
}: Meant): Promise<FoundTenant & Pick<Placed, "called" | "scope">> => {
  const { implementation, input, facts, now } = call;
  const { orgId, organisation } = await call.findOwnTenant();
  return {
    orgId,
    organisation,
    called: { implementation, actor, orgId, input, facts, now },
    scope: scopeOf(orgId, actor, implementation.policy),
  };
};
