// What the pipeline does for a call before its transaction, as the call's policy says, and what its handler finds of it.
import type { Actor } from "./actor";
import type { ReadCustomer } from "./areas/customers/read-rows";
import type { ReadBooking, ReadDesk } from "./areas/desks/read-rows";
import type { Scope, Tenant, TenantTransaction } from "./database/port";
import type { PHOTOS } from "./platform/files/picture-rules";
import type { WantedDomain } from "./platform/look-up-domains";
import type { FoundMandate, PictureSize, Ports } from "./ports";

/** Money that the gateway has. */
export interface GatewayPayment {
  /** The gateway's id. */
  paymentId: string;
  /** Such as `card`. */
  method: string;
}

/** What a call got from the payment gateway before its transaction (decision 24). */
export interface AtGateway {
  /** The order, or the mandate with its first payment, that was opened for what is due; null where nothing is. */
  opened: { orderId: string; gatewayOrderId: string; amount: number; currency: string } | null;
  /** The payment whose money is there; null where it came before. */
  taken: GatewayPayment | null;
  /** The mandate that was ended; null where none was to be. */
  ended: string | null;
  /** What became of the mandate that an event names; null where it names none. */
  found: FoundMandate | null;
}

type AskPorts = Pick<Ports, "database" | "payments" | "clock" | "random" | "log">;

export const NOTHING_THERE: AtGateway = { opened: null, taken: null, ended: null, found: null };

/** Asks the payment gateway what one operation needs of it. */
export type Errand<Input> = (ports: AskPorts, scope: Scope, organisation: Tenant, input: Input) => Promise<AtGateway>;

/** The rows of a call's sheet, each read by itself, before the call's transaction. */
export interface Sheet {
  bookings: readonly ReadBooking[];
  desks: readonly ReadDesk[];
  customers: readonly ReadCustomer[];
}

export const NO_SHEET: Sheet = { bookings: [], desks: [], customers: [] };

/** Who sends a sheet. */
export interface Sender {
  orgId: string;
  actor: Actor;
  organisation: Tenant | null;
  now: Date;
}

/** Asks the database what cells may name, or what DNS is asked about, in a transaction that ends before that is done. */
export type AskNames = <Names>(ask: (db: TenantTransaction) => Promise<Names>) => Promise<Names>;

/** Names the domains that DNS is asked about for one operation; none: only where the platform is. */
export type DnsErrand<Input> = (ask: AskNames, organisation: Tenant, input: Input) => Promise<readonly WantedDomain[]>;

/** Reads the rows of one operation's sheets. */
export type SheetReader<Input> = (ask: AskNames, sender: Sender, input: Input) => Promise<Sheet>;

/** The pictures of a call's input, and what becomes of them. */
export interface Intake {
  pictures: readonly Blob[];
  size: PictureSize;
  folder: "logos" | "gallery" | typeof PHOTOS;
  /** Whose they will be. */
  ownerId: string;
}

/** What was done with a call's password before its transaction (decision 29). */
export interface PasswordWork {
  /** The hash of the password that the call sets; null where it sets none. */
  newHash: string | null;
  /** The stored hash that the call's password was found to belong to; null where there is none. */
  provenHash: string | null;
}

export const NO_PASSWORD: PasswordWork = { newHash: null, provenHash: null };

export type WorkPorts = Pick<Ports, "database" | "passwords" | "random">;

/** Who asks, and under whose key. */
interface Asker {
  scope: Scope;
  actor: Actor;
  organisation: Tenant | null;
  keyOrganisation: Tenant;
}

/** Hashes or checks the password of one operation. */
export type PasswordWorker<Input> = (ports: WorkPorts, asker: Asker, input: Input) => Promise<PasswordWork>;
