import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { freeDesks } from "../../database/free-desks";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { alternativeRecord } from "../bookings/record";
import { wordsOf } from "../tenant";

const OTHERS = 3;
/** Days that are named; of more is told how many. */
const NAMED = 3;

const listed = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

interface TakenSeat {
  branch: Row<"branches">;
  desk: Pick<Row<"desks">, "deskId" | "name">;
  /** All of its time that was wanted, in order. */
  periods: readonly Period[];
  /** What of it somebody has. */
  taken: readonly Period[];
}

/** Says on which days a seat is taken, the first ones by name. */
export function takenDays(
  context: Pick<Context, "organisation">,
  { branch, desk, taken }: Omit<TakenSeat, "periods">,
): string {
  const day = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: branch.timezone,
  });
  const named = taken.slice(0, NAMED).map(({ startAt }) => day.format(startAt));
  const more = taken.length - named.length;
  const days = more > 0 ? [...named, `${more} more ${more === 1 ? "day" : "days"}`] : named;
  return `${wordsOf(context).desk} ${desk.name} is taken on ${listed(days, "and")}.`;
}

/** The 409 `desk_taken` of a seat that is not free on all of its days, with those that are free for the whole time instead. */
export async function seatTaken(
  context: Pick<Context, "db" | "now" | "organisation">,
  wanted: TakenSeat,
): Promise<Failure> {
  const { branch, desk, periods } = wanted;
  const { branchId } = branch;
  const { now } = context;
  const [first] = periods;
  const last = periods.at(-1);
  const found = await freeDesks(context.db, { branchId, periods, near: desk.deskId, limit: OTHERS + 1, now });
  const free = found.filter(({ deskId }) => deskId !== desk.deskId).slice(0, OTHERS);
  const names = listed(
    free.map(({ name }) => name),
    "or",
  );
  const { desk: word } = wordsOf(context);
  const instead =
    free.length === 0
      ? `No other ${word.toLowerCase()} is free for the whole time.`
      : `Free for the whole time: ${names}.`;
  const time = { startAt: first?.startAt ?? now, endAt: last?.endAt ?? now };
  return conflict("desk_taken", `${takenDays(context, wanted)} ${instead}`, {
    alternatives: free.map(({ deskId, name }) => alternativeRecord({ deskId, deskName: name, ...time })),
  });
}
