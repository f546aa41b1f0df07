import type { Contract, InputOf } from "@carrel/sdk/contract";
import type { DeviceAccount, DeviceTokens } from "../codes/device-tokens";
import type { TenantTransaction } from "../database/port";
import { Failure } from "../failure";
import type { Implementation } from "../implement";
import type { Ports } from "../ports";
import { textOf } from "./audit-call";
import type { FoundTenant } from "./tenant";

type Find = (db: TenantTransaction, orgId: string) => Promise<DeviceAccount | undefined>;

type Finders = {
  [Area in keyof Contract]?: {
    [Name in keyof Contract[Area]]?: (input: InputOf<Contract[Area][Name]>) => Find;
  };
};

const people = (db: TenantTransaction, orgId: string) =>
  db.selectFrom("adminUsers").select(["userId", "passwordHash"]).where("orgId", "=", orgId);

/** Whose sign-in it would be, of the operations that take a device's token. */
const accounts: Finders = {
  auth: {
    login:
      ({ email }) =>
      (db, orgId) =>
        people(db, orgId).where("email", "=", email).executeTakeFirst(),
    verifyLogin:
      ({ _id }) =>
      (db, orgId) =>
        people(db, orgId)
          .where("userId", "=", (flows) =>
            flows.selectFrom("codeFlows").select("userId").where("orgId", "=", orgId).where("flowId", "=", _id),
          )
          .executeTakeFirst(),
  },
};

const accountOf = (name: string): ((input: unknown) => Find) | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const find: unknown = Reflect.get(Reflect.get(accounts, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the finder was written for.
  return typeof find === "function" ? (input) => find(input) : undefined;
};

/** Whom nobody's token is of: who is unknown costs as much as who is known. */
const NOBODY: DeviceAccount = { userId: "", passwordHash: "" };

/** The device's token that a call brings. */
const heldDevice = (input: unknown) => textOf(input, "deviceToken");

/** A sign-in's result with the token by which its device is known from now on. */
export const withDevice = async (tokens: DeviceTokens, result: unknown, account: DeviceAccount, input: unknown) => {
  if (typeof result !== "object" || result === null || result instanceof Failure) return result;
  return { ...result, deviceToken: await tokens.issue(account, heldDevice(input)) };
};

/**
 * The device that a sign-in comes from, where the same person signed in on it since he set his password; null for all
 * others, and for calls that ask for none.
 */
export const knownDevice = async (
  { database }: Pick<Ports, "database">,
  tokens: DeviceTokens,
  { name }: Implementation,
  input: unknown,
  findTenant: () => Promise<FoundTenant>,
): Promise<string | null> => {
  const held = heldDevice(input);
  const find = accountOf(name)?.(input);
  if (held === undefined || !find) return null;
  const { orgId } = await findTenant();
  const account = await database.tx({ orgId }, (db) => find(db, orgId));
  return tokens.check(held, account ?? NOBODY);
};
