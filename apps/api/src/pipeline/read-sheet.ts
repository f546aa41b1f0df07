import type { Context } from "../context";
import type { Placed, Ready } from "./call";

/** The rows of a call's sheet, each read by itself, before the call's transaction. */
type Sheet = Context["sheet"];

export const NO_SHEET: Sheet = { bookings: [], desks: [] };

/** Who sends a sheet. */
export type Sender = Pick<Context, "orgId" | "actor" | "organisation" | "now">;

/** Asks the database what cells may name, in a transaction that ends before the rows are read. */
export type AskNames = <Names>(ask: (db: Context["db"]) => Promise<Names>) => Promise<Names>;

/** Reads the rows of one operation's sheets. */
export type SheetReader<Input> = (ask: AskNames, sender: Sender, input: Input) => Promise<Sheet>;

/**
 * Reads the rows of a call's sheet one by one, before its transaction and in slices: meanwhile others are answered, and the
 * embedded database's one connection is theirs.
 */
export const readSheet = async ({
  ports: { database },
  implementation: { policy },
  caller: { actor },
  scope,
  orgId,
  organisation,
  now,
  input,
}: Placed): Promise<Pick<Ready, "sheet">> => {
  const sender = { orgId, actor, organisation, now };
  return { sheet: (await policy.sheet?.((ask) => database.tx(scope, ask), sender, input)) ?? NO_SHEET };
};
