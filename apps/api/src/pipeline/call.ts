import type { BookingLinks } from "../codes/booking-links";
import type { DeviceTokens } from "../codes/device-tokens";
import type { NetworkKey } from "../codes/network-key";
import type { Vault } from "../codes/vault";
import type { Context } from "../context";
import type { Scope, TenantTransaction } from "../database/port";
import type { Endpoint, Implementation } from "../implement";
import type { FileAddresses } from "../platform/files/file-addresses";
import type { Ports } from "../ports";
import type { PasswordWork } from "../preparations";
import type { DrawSite } from "../sites/site-renderer";
import type { Called } from "./audit-call";
import type { RefusalAudit } from "./audit-refusals";
import type { CallLine } from "./call-line";
import type { Counter, KnownProofs } from "./counted-as";
import type { Repeatable } from "./idempotency";
import type { Caller, Proofs } from "./identify";
import type { KeyUse } from "./key-use";
import type { CountedCall, RateLimits } from "./rate-limit";
import type { RequestFacts } from "./request-facts";
import type { SessionUse } from "./session-use";
import type { FoundTenant } from "./tenant";
import type { Turns } from "./turns";

/** One call as it comes to the pipeline. */
export interface Call {
  request: Request;
  facts: RequestFacts;
  endpoint: Endpoint;
  /** The names of the path with what stands in their place. */
  path: Readonly<Record<string, string>>;
}

/** What all calls have in common. */
export interface PipelineOptions {
  limits: RateLimits;
  line: CallLine;
  knownProofs: KnownProofs;
  addresses: FileAddresses;
  devices: DeviceTokens;
  bookingLinks: BookingLinks;
  vault: Vault;
  networkKey: NetworkKey;
  /** Whether the super organisation's and resellers' people need a second factor. */
  isProduction: boolean;
  noteKeyUse: KeyUse;
  noteSessionUse: SessionUse;
  /** Checks what handlers give against the rows' schemas: for tests. */
  checksOutput: boolean;
  /** Told of an organisation for whose staff a call has left events. */
  onEvents: (orgId: string) => void;
  /** Told of the areas that a write has changed. */
  onWritten: (areas: readonly string[]) => void;
  refusals: RefusalAudit;
  /** Of writes that carry the same idempotency key. */
  turns: Turns;
  drawSite: DrawSite;
}

// What is known of a call after each part of the way. A step asks for the first of these that has what it needs.

export interface Arrived extends Call {
  ports: Ports;
  options: PipelineOptions;
}

/** It is known what the call shows of its caller. */
export interface Shown extends Arrived {
  shown: Proofs;
  /** The same as one text, but for the device. */
  proof: string;
  /** The same and the device; null where it shows none. */
  deviceProof: string | null;
}

/** It is its turn: `ports` are those of a call that holds a place in the line. */
export interface Admitted extends Shown {
  /** Gives its body, of so many bytes at most. */
  readBytes(limit: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Does what needs no database outside of the call's place in the line. */
  outside<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Has its line pay for so many turns besides the one that it had. */
  charge(turns: number): void;
}

/** It is known who calls. */
export interface Known extends Admitted {
  caller: Caller;
  /** What the call counts under in the general limits. */
  counters: readonly Counter[];
  now: Date;
}

/** All of it has arrived. */
export interface Brought extends Known {
  /** Its body, as it came. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** It is known what is called, and with what. */
export interface Meant extends Brought {
  implementation: Implementation;
  handle: NonNullable<Implementation["handle"]>;
  input: unknown;
  /** Finds the call's tenant, at the first time, and gives the same from then on. */
  findOwnTenant: () => Promise<FoundTenant>;
}

/** It is known in whose name. */
export interface Placed extends Meant, FoundTenant {
  /** Which device a sign-in comes from; null for one that is not known. */
  device: string | null;
  /** What is to be told how the call went. */
  counted: CountedCall;
  called: Called;
  scope: Scope;
}

/** What needs no transaction is done. */
export interface Ready extends Placed {
  repeatable: Repeatable | null;
  /** The key of each picture of the input. */
  keys: ReadonlyMap<Blob, string>;
  atGateway: Context["atGateway"];
  atDns: Context["atDns"];
  sheet: Context["sheet"];
  password: PasswordWork;
  /** The organisations for whose staff the call leaves events, which may still be rolled back. */
  withEvents: Set<string>;
}

/** Its transaction is open. */
export interface Working extends Ready {
  db: TenantTransaction;
}
