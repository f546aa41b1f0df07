import type { Contract, InputOf, Operation } from "@carrel/sdk/contract";
import { capturedIn } from "../areas/payments/captured";
import { sha256Hex, uuidOf } from "../codes/secrets";
import {
  findBranchOrganisation,
  findDomainOrganisation,
  findFlowOrganisation,
  findLinkOrganisation,
  findOrderOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findPersonOrganisation,
  findSuperOrganisation,
} from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import type { Endpoint } from "../implement";
import type { Random } from "../ports";
import { meaningOfHost } from "../sites/host";
import { requireOpenSite } from "./inactive";

/** The tenant of a call: `organisation` is null while nothing but its id exists. */
export interface FoundTenant {
  orgId: string;
  organisation: Tenant | null;
}

type Clue = (db: LookupTransaction, keyOrganisation: Tenant) => Promise<string | null | undefined>;

type TenantRules = {
  [Area in keyof Contract]?: {
    [Name in keyof Contract[Area]]?: (input: InputOf<Contract[Area][Name]>, origin: string) => Clue;
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
  (db) =>
    findPersonOrganisation(db, email);
const byFlow =
  (flowId: string): Clue =>
  (db) =>
    findFlowOrganisation(db, flowId);
const byLink =
  (token: string): Clue =>
  async (db) =>
    findLinkOrganisation(db, await sha256Hex(token));
const bySuper: Clue = async (db) => (await findSuperOrganisation(db))?.orgId;
/** @param origin the platform's own, so that its host is known from one that is nobody's */
const byHost =
  (host: string, origin: string): Clue =>
  async (db) => {
    const hostname = host.replace(/:\d+$/, "");
    const meaning = meaningOfHost(hostname, origin);
    if (meaning.kind === "organisation") return (await findOrganisationByCode(db, meaning.orgCode))?.orgId;
    if (meaning.kind === "platform") return (await findSuperOrganisation(db))?.orgId;
    return findDomainOrganisation(db, hostname);
  };
/** The key's own: what the call asks for may be of each organisation that it serves. */
const byKey: Clue = async (_, keyOrganisation) => keyOrganisation.orgId;
const byOrder =
  (gatewayOrderId: string | undefined): Clue =>
  async (db, platform) =>
    (gatewayOrderId !== undefined && (await findOrderOrganisation(db, gatewayOrderId))) || platform.orgId;
/** An organisation that the call itself begins to make. */
const none: Clue = async () => null;

/** How the tenant of each public call is found. The bearer calls' tenant is the token's. */
const rules: TenantRules = {
  auth: {
    login: ({ email }) => byEmail(email),
    verifyLogin: ({ _id }) => byFlow(_id),
    signUp: () => none,
    verify: ({ tempRegId }) => byFlow(tempRegId),
    setUp: () => bySuper,
    invitation: ({ token }) => byLink(token),
    acceptInvitation: ({ token }) => byLink(token),
    addressLink: ({ token }) => byLink(token),
    followAddressLink: ({ token }) => byLink(token),
    resendOtp: ({ _id }) => byFlow(_id),
    passkeyChallenge: ({ _id }) => byFlow(_id),
    requestPasswordReset: ({ email }) => byEmail(email),
    resetPassword: ({ _id }) => byFlow(_id),
    resetPasswordByLink: ({ token }) => byLink(token),
  },
  bookings: {
    sendOtp: ({ orgId }) => byId(orgId),
    verifyOtp: ({ orgId }) => byId(orgId),
    saveBooking: ({ orgId }) => byId(orgId),
    superOrgLookup: ({ orgCode }) => byCode(orgCode),
  },
  branches: { listPublic: ({ orgId }) => byId(orgId) },
  organisation: {
    data: (input, origin) => {
      if ("host" in input) return byHost(input.host, origin);
      return "code" in input ? byCode(input.code) : byId(input.id);
    },
  },
  files: { presign: () => byKey },
  gallery: { signedUrls: () => byKey },
  desks: { listPublic: ({ branchId }) => byBranch(branchId) },
  // A reader's choice is no organisation's: it says of which he wants no mails, and is kept for none.
  mails: { wanted: () => byKey, setWanted: () => byKey },
  tracking: { recordVisit: ({ orgId }) => byId(orgId) },
  // What is of no order of ours is the platform's, which keeps nothing of it but that it came.
  payments: { razorpayWebhook: (event) => byOrder(capturedIn(event)?.order_id) },
  subscription: { plans: () => byKey },
  visitor: { openSession: ({ orgId }) => byId(orgId) },
};

const ruleOf = (name: string): ((input: unknown, origin: string) => Clue) | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const rule: unknown = Reflect.get(Reflect.get(rules, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the rule was written for.
  return typeof rule === "function" ? (input, origin) => rule(input, origin) : undefined;
};

const isPublic = ({ access }: Operation) => access === "public" || access === "signed";

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
 * Calls that keep something also for whoever is unknown. They do so in the name of one nobody, so that what is kept limits
 * him as it limits those who are known, whatever key is used.
 */
const KEEPS_FOR_NOBODY = new Set(["auth.requestPasswordReset"]);

/**
 * Finds the tenant of a public call. The platform's key serves every organisation, a reseller's its clients, any
 * other its own; whoever is not served is as unknown as one that does not exist: he gets a fresh id that owns nothing.
 * @param origin the platform's own, such as `https://app.example.com`
 * @throws Failure 403 `organisation_inactive` for a site that is closed
 */
export const findTenant = async (
  db: LookupTransaction,
  name: string,
  input: unknown,
  keyOrganisation: Tenant,
  { random, origin }: { random: Random; origin: string },
): Promise<FoundTenant> => {
  const orgId = await ruleOf(name)?.(input, origin)(db, keyOrganisation);
  // Also asked for nobody's: whoever is unknown costs as many statements as whoever is known.
  const organisation = await findOrganisation(db, orgId ?? random.id());
  if (orgId && !organisation) return { orgId, organisation: null };
  if (organisation && serves(keyOrganisation, organisation)) {
    if (!isForStaff(name)) await requireOpenSite(db, organisation);
    return { orgId: organisation.orgId, organisation };
  }
  const nobody = KEEPS_FOR_NOBODY.has(name) ? await uuidOf("nobody") : random.id();
  return { orgId: nobody, organisation: null };
};

/**
 * A sign-in names an address alone: it tells nobody but the person himself that his organisation is inactive. And what
 * was paid counts, whether or not visitors may come.
 */
const isForStaff = (name: string) => name.startsWith("auth.") || name.startsWith("payments.");

const serves = (key: Tenant, organisation: Tenant) =>
  key.isSuper || key.orgId === organisation.orgId || (key.isReseller && organisation.resellerId === key.orgId);
