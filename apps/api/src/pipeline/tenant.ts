import type { Contract, InputOf, Operation } from "@carrel/sdk/contract";
import { uuidOf } from "../codes/secrets";
import {
  findBranchOrganisation,
  findFlowOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findPerson,
} from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import type { Endpoint } from "../implement";
import type { Random } from "../ports";

/** The tenant of a call: `organisation` is null while nothing but its id exists. */
export interface FoundTenant {
  orgId: string;
  organisation: Tenant | null;
}

type Clue = (db: LookupTransaction) => Promise<string | null | undefined>;

type TenantRules = {
  [Area in keyof Contract]?: {
    [Name in keyof Contract[Area]]?: (input: InputOf<Contract[Area][Name]>) => Clue;
  };
};

const byId =
  (orgId: string): Clue =>
  async () =>
    orgId;
const byCode =
  (code: string): Clue =>
  async (db) =>
    (await findOrganisationByCode(db, code))?.orgId;
const byBranch =
  (branchId: string): Clue =>
  (db) =>
    findBranchOrganisation(db, branchId);
const byEmail =
  (email: string): Clue =>
  async (db) =>
    (await findPerson(db, email))?.orgId;
const byFlow =
  (flowId: string): Clue =>
  (db) =>
    findFlowOrganisation(db, flowId);
/** An organisation that the call itself begins to make. */
const none: Clue = async () => null;

/** How the tenant of each public call is found. The bearer calls' tenant is the token's. */
const rules: TenantRules = {
  auth: {
    login: ({ email }) => byEmail(email),
    verifyLogin: ({ _id }) => byFlow(_id),
    signUp: () => none,
    verify: ({ tempRegId }) => byFlow(tempRegId),
    resendOtp: ({ _id }) => byFlow(_id),
    requestPasswordReset: ({ email }) => byEmail(email),
    resetPassword: ({ _id }) => byFlow(_id),
  },
  bookings: {
    sendOtp: ({ orgId }) => byId(orgId),
    verifyOtp: ({ orgId }) => byId(orgId),
    saveBooking: ({ orgId }) => byId(orgId),
    superOrgLookup: ({ orgCode }) => byCode(orgCode),
  },
  branches: { listPublic: ({ orgId }) => byId(orgId) },
  desks: { listPublic: ({ branchId }) => byBranch(branchId) },
  visitor: { openSession: ({ orgId }) => byId(orgId) },
};

const ruleOf = (name: string): ((input: unknown) => Clue) | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const rule: unknown = Reflect.get(Reflect.get(rules, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the rule was written for.
  return typeof rule === "function" ? (input) => rule(input) : undefined;
};

const isPublic = ({ access }: Operation) => access === "public";

/** @throws Error when a public operation that is not pending has no rule: it would answer in nobody's name */
export const assertTenantsKnown = (endpoints: readonly Endpoint[]) => {
  for (const { implementations } of endpoints) {
    for (const { name, row, handle } of implementations) {
      if (handle && isPublic(row) && !ruleOf(name))
        throw new Error(`The public operation ${name} needs a rule in pipeline/tenant.ts`);
    }
  }
};

/**
 * Calls that keep something also for whoever is unknown. They do so in the name of one nobody for each key, so that
 * what is kept limits him as it limits those who are known.
 */
const KEEPS_FOR_NOBODY = new Set(["auth.requestPasswordReset"]);

/**
 * Finds the tenant of a public call. The platform's key serves every organisation, a reseller's its clients, any
 * other its own; whoever is not served is as unknown as one that does not exist: he gets a fresh id that owns nothing.
 */
export const findTenant = async (
  db: LookupTransaction,
  name: string,
  input: unknown,
  keyOrganisation: Tenant,
  random: Random,
): Promise<FoundTenant> => {
  const orgId = await ruleOf(name)?.(input)(db);
  // Also asked for nobody's: whoever is unknown costs as many statements as whoever is known.
  const organisation = await findOrganisation(db, orgId ?? random.id());
  if (orgId && !organisation) return { orgId, organisation: null };
  if (organisation && serves(keyOrganisation, organisation)) return { orgId: organisation.orgId, organisation };
  const nobody = KEEPS_FOR_NOBODY.has(name) ? await uuidOf(`nobody:${keyOrganisation.orgId}`) : random.id();
  return { orgId: nobody, organisation: null };
};

const serves = (key: Tenant, organisation: Tenant) =>
  key.isSuper || key.orgId === organisation.orgId || (key.isReseller && organisation.resellerId === key.orgId);
