import type { ContractShape } from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { DeviceAccount } from "./codes/device-tokens";
import type { Tenant, TenantTransaction } from "./database/port";
import type { TightLimit } from "./limit";
import type { Clue } from "./pipeline/tenant-clues";
import type { PaymentGateway } from "./ports";
import type { DnsErrand, Errand, Intake, PasswordWorker, SheetReader } from "./preparations";
import type { Homes } from "./sites/host";

/** The names of an input's fields; of one that is not known, any. */
type FieldOf<Input> = unknown extends Input ? string : Input extends unknown ? keyof Input & string : never;

/**
 * What the server needs to know of one call beside its row and its handler. Everything has a default, which is the stricter
 * or the commoner, so a policy names only what is particular.
 */
export interface CallPolicy<Input = unknown> {
  /**
   * How the tenant of a call is found that nobody signs in for. No default: a public or signed row without one does not
   * start. Of all others it is the token's.
   * @param homes so that the platform's own host is known from one that is nobody's
   */
  tenant?: (input: Input, homes: Homes) => Clue;
  /**
   * What a visitor's call sees in the database. `organisation`: all that a public call sees, so that its handler alone keeps to what is his;
   * for what his own rows can't tell, such as whether a desk is free. Default: his own rows.
   */
  sees?: "organisation";
  /**
   * Keeps something also for whoever is unknown, in the name of one nobody, so that what is kept limits him as it limits
   * those who are known, whatever key is used. Default: each who is unknown is another.
   */
  keepsForNobody?: true;
  /** Also answers where an organisation's site is closed to visitors. Default: 403 `organisation_inactive`. */
  answersWhileClosed?: true;
  /**
   * Its limits beside the general ones, which all calls meet: for guessing passwords and codes, and making us mail
   * strangers. What strangers can use up never counts for a device that is known: else they could keep somebody out of his own
   * account (decision 33). Their order is a part of their counters' names. Default: none.
   */
  limits?: readonly TightLimit<FieldOf<Input>>[];
  /**
   * What it weighs in the general limits (pipeline/costs.ts), never more than `MAX_COST`. Default: 1, and more for what works
   * on a password.
   */
  weight?: number | ((input: Input) => number);
  /** Bytes that its body may have, for forms and sheets. Default: as pipeline/body-limits.ts says, fewer where anybody may send. */
  body?: number;
  /**
   * Secret: it holds a token, a key or a flow's secret, so it is never kept under an `Idempotency-Key`: tokens are stored hashed
   * only. Default: a write's reply is kept, and given again to whoever repeats the call.
   */
  reply?: "secret";
  /** What becomes of the pictures of its input; null where the handler is going to refuse the caller. Default: it has none. */
  pictures?: (input: Input, organisation: Tenant) => Intake | null;
  /** By which gateways an event of a signed row may be signed. Default: by none, so that it is refused. */
  signedBy?: readonly PaymentGateway["name"][];
  /** Asks the payment gateway what the call needs of it. Default: nothing is asked. */
  gateway?: Errand<Input>;
  /** Asks DNS what the call needs to know. Default: nothing is asked. */
  dns?: DnsErrand<Input>;
  /** Hashes or checks its password. Default: it has none. */
  password?: PasswordWorker<Input>;
  /** Reads the rows of its sheet one by one. Default: it has none. */
  sheet?: SheetReader<Input>;
  /** Whose sign-in it would be, of a call that brings a device's token. Default: it asks for none. */
  device?: (db: TenantTransaction, orgId: string, input: Input) => Promise<DeviceAccount | undefined>;
  /**
   * A write that leaves no entry in the audit log: what somebody has read, looked at or wants to be mailed is no change of a
   * record that others share. Default: each write leaves one.
   */
  entry?: "none";
  /** Its refusal is an attempt at a sign-in that failed, and is written down as one. Default: only what one's rights refuse is. */
  refusal?: "sign-in";
  /**
   * Its entry's record is the person who acts, whom its reply says where it signs him in: what it calls an id is often a code's
   * flow, which is half a secret. Default: the record that its input or its result names.
   */
  record?: "person";
}

/** What goes for all calls of an area at once: nothing that is about one's input. */
type EveryCall = Pick<CallPolicy, "answersWhileClosed" | "record">;

/**
 * The policies of one area, by the contract's names: another name, another field, or a field that the call's input does not
 * have does not compile. `"*"` goes for all of the area's calls; what a call says of itself goes before it.
 * @example
 * export const feePolicy: AreaPolicy<Available, Validation, "fees"> = { list: { weight: REPORT } };
 */
export type AreaPolicy<
  Table extends ContractShape,
  Schemas extends ValidationShape<Table>,
  Area extends keyof Table,
> = {
  readonly [Name in keyof Table[Area]]?: Schemas[Area] extends Record<Name, { input: infer Input extends z.ZodType }>
    ? CallPolicy<z.output<Input>>
    : never;
} & { readonly "*"?: EveryCall };

/** The policies of each area of a table; one that needs none says so by `{}`. */
export type Policies<Table extends ContractShape, Schemas extends ValidationShape<Table>> = {
  readonly [Area in keyof Table]: AreaPolicy<Table, Schemas, Area>;
};
