import { formatMoney } from "@carrel/sdk/domain";
import type { Deposit, DepositMoveKind, HowPaid, PaymentMethod, SoldDeposit } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { findCustomer, lockCustomer } from "../customers/queries";
import { tenantOf } from "../tenant";

/** Moves that a deposit tells of: the latest. */
const MOST_MOVES = 100;

type Reading = Pick<Context, "db" | "orgId" | "organisation">;

/** What is held for a customer, by the branch where it was taken. */
const heldFor = ({ db, orgId }: Reading, customerId: string, currency: string) =>
  db
    .selectFrom("deposits")
    .select(["branchId", "held"])
    .where("orgId", "=", orgId)
    .where("customerId", "=", customerId)
    .where("currency", "=", currency)
    .orderBy("branchId");

const sumOf = (rows: readonly { held: number }[]) => rows.reduce((sum, { held }) => sum + held, 0);

/** What is held for a customer in the organisation's currency, and what came and went. */
export async function depositRecord(
  context: Reading,
  { customerId }: Pick<Row<"customers">, "customerId">,
): Promise<Deposit> {
  const { db, orgId } = context;
  const { currency } = tenantOf(context);
  const moves = await db
    .selectFrom("depositMoves as m")
    .leftJoin("adminUsers as u", (join) => join.onRef("u.orgId", "=", "m.orgId").onRef("u.userId", "=", "m.recordedBy"))
    .selectAll("m")
    .select("u.name as recordedName")
    .where("m.orgId", "=", orgId)
    .where("m.customerId", "=", customerId)
    .orderBy("m.movedAt", "desc")
    .orderBy("m.moveId", "desc")
    .limit(MOST_MOVES)
    .execute();
  return {
    customerId,
    held: sumOf(await heldFor(context, customerId, currency).execute()),
    currency,
    moves: moves.map(({ recordedBy, recordedName, ...move }) => ({
      _id: move.moveId,
      branchId: move.branchId,
      kind: move.kind,
      amount: move.amount,
      currency: move.currency,
      method: move.method,
      reference: move.reference,
      reason: move.reason,
      recordedBy: recordedBy && recordedName !== null ? { _id: recordedBy, name: recordedName } : null,
      movedAt: move.movedAt.toISOString(),
    })),
  };
}

interface Move {
  customerId: string;
  kind: DepositMoveKind;
  /** Minor unit. */
  amount: number;
  method?: PaymentMethod;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** What a sale says of a deposit. */
type DepositSale = Pick<HowPaid, "method" | "reference"> & { deposit?: SoldDeposit | undefined };

/** A part of a move, by branch. */
interface Part {
  branchId: string;
  amount: number;
}

/**
 * What of a move is of which branch: what is taken is of the customer's, what goes comes from there first.
 * @param context what is held is locked by this
 * @throws Failure 409 `deposit_exceeds` with what is held
 */
async function partsOf(
  context: Reading,
  { name, branchId: home, customerId }: Row<"customers">,
  move: Move,
): Promise<Part[]> {
  if (move.kind === "taken") return [{ branchId: home, amount: move.amount }];
  const { currency } = tenantOf(context);
  const rows = await heldFor(context, customerId, currency).forUpdate().execute();
  const held = sumOf(rows);
  if (held < move.amount) {
    const message =
      held > 0
        ? `Only ${formatMoney(held, currency)} is held for ${name}. Use no more than that.`
        : `Nothing is held for ${name}.`;
    throw conflict("deposit_exceeds", message, { held });
  }
  let left = move.amount;
  return rows
    .toSorted((one, other) => Number(other.branchId === home) - Number(one.branchId === home))
    .map(({ branchId, held: there }) => {
      const amount = Math.min(left, there);
      left -= amount;
      return { branchId, amount };
    })
    .filter(({ amount }) => amount > 0);
}

/** Writes one move of a branch down, with what is held after it. */
export async function writeMove(db: Context["db"], move: Row<"depositMoves">): Promise<void> {
  const { orgId, branchId, customerId, currency, kind, amount } = move;
  const change = kind === "taken" ? amount : -amount;
  await db
    .insertInto("deposits")
    .values({ orgId, branchId, customerId, currency, held: Math.max(change, 0) })
    .onConflict((conflicting) =>
      conflicting
        .columns(["orgId", "customerId", "branchId", "currency"])
        .doUpdateSet({ held: sql<number>`deposits.held + ${change}::bigint` }),
    )
    .execute();
  await db.insertInto("depositMoves").values(move).execute();
}

type Moving = Reading & Pick<Context, "now" | "random" | "actor">;

/** Writes a move down, by branch. @param customer locked */
async function writeMoves(context: Moving, customer: Row<"customers">, move: Move): Promise<void> {
  const { db, orgId, now, random, actor } = context;
  const { kind, method = null, reference = "", reason = "" } = move;
  const { customerId } = customer;
  const { currency } = tenantOf(context);
  const recordedBy = actor.kind === "person" ? actor.userId : null;
  for (const part of await partsOf(context, customer, move)) {
    const made = { orgId, ...part, customerId, currency, moveId: random.id(), movedAt: now };
    await writeMove(db, { ...made, kind, method, reference, reason, recordedBy });
  }
}

/**
 * Takes the deposit of a sale.
 * @param sale.customerId whose lock the sale has: who merges him, or deletes him, waits
 * @returns what the audit log keeps of it; nothing where none is taken
 */
export async function takeSoldDeposit(
  context: Moving,
  { customerId, deposit, method, reference }: DepositSale & { customerId: string },
): Promise<{ deposit?: object }> {
  // Without a method the call's schema has refused it.
  if (!deposit || !method) return {};
  const how = { amount: deposit.amount, method, reference };
  await writeMoves(context, await findCustomer(context, customerId), { ...how, customerId, kind: "taken" });
  return { deposit: how };
}

/** Takes a deposit, gives it back or keeps it; the books follow. @throws Failure 404; 409 `deposit_exceeds` with what is held */
export async function moveDeposit(context: Context, move: Move): Promise<Deposit> {
  const { kind, amount, method = null, reference = "", reason = "" } = move;
  // Who merges him, or deletes him, waits.
  const customer = await lockCustomer(context, move.customerId);
  const { customerId } = customer;
  await writeMoves(context, customer, move);
  const deposit = await depositRecord(context, customer);
  const { held } = deposit;
  context.audit({
    recordId: customerId,
    before: { held: kind === "taken" ? held - amount : held + amount },
    after: { held, [kind]: { amount, method, reference, reason } },
  });
  return deposit;
}
