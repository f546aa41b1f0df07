import type { Period } from "@carrel/sdk/domain";
import type { ProcessCustomerUpload } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import type { Issue } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { checkDesksActive, knownPlaces } from "../desks/known-places";
import { plansToSell } from "../fee-plans/queries";
import { invalidRows, issueAt } from "../sheets/refusal";
import { shiftsOf } from "../shifts/queries";
import { wordsOf } from "../tenant";
import type { TakenMembership } from "./read-rows";
import {
  createShiftTimes,
  isPlanOf,
  MOST_SHIFT_DAYS,
  type ShiftTimes,
  TOO_MANY_DAYS,
  takenOverPeriod,
  unfitParts,
} from "./taken-over";

type Input = z.output<typeof ProcessCustomerUpload>;
type Asked = Input["validatedData"][number];

export const NOTHING_IMPORTED = "Nothing was imported: check the rows again.";
/** The field of a value that says what is taken over. */
export const FIELD = "takenOver";

/** A membership that a row takes over, with all that it names. */
export interface Membership extends TakenMembership {
  place: number;
  /** Of one's own; null of what has none. */
  seat: { desk: Row<"desks">; periods: readonly Period[] } | null;
  left: number | undefined;
}

/** One with a seat of one's own. */
export type SeatMembership = Membership & { seat: NonNullable<Membership["seat"]> };

interface Known extends Awaited<ReturnType<typeof knownPlaces>> {
  shifts: ReadonlyMap<string, Row<"shifts">>;
  shiftTimes: ShiftTimes;
}

/** What a row takes over, or what is wrong with it. */
function membershipOf(context: Context, asked: Asked, place: number, known: Known): Membership[] | Issue[] {
  const { takenOver } = asked;
  if (!takenOver) return [];
  const refuse = (message: string) => [issueAt(place, FIELD, message)];
  const { deskId, shiftId, left } = takenOver;
  const word = wordsOf(context).desk;
  const desk = deskId === undefined ? null : known.desks.get(deskId);
  const branch = known.branches.get(desk?.branchId ?? asked.branchId);
  if (desk === undefined || !branch) return refuse(`${word} not found`);
  if (!branch.isActive) return refuse(closedBranch(branch));
  const plan = known.plans.find(({ _id }) => _id === takenOver.feePlanId);
  if (!plan || !isPlanOf(plan, branch)) {
    return refuse("This fee plan does not fit: choose one by the day that this branch sells.");
  }
  const shift = shiftId === undefined ? null : known.shifts.get(shiftId);
  if (shift === undefined) return refuse("Shift not found");
  const unfit = unfitParts({ plan, branch, hasDesk: desk !== null, shift, left, word: word.toLowerCase() });
  if (unfit.length > 0) return unfit.map(({ message }) => issueAt(place, FIELD, message));
  const period = takenOverPeriod(takenOver, { timezone: branch.timezone, now: context.now });
  if ("path" in period) return refuse(period.message);
  const membership = { place, plan, branch, shift, period, left };
  if (!desk) return [{ ...membership, seat: null }];
  const periods = shift ? known.shiftTimes(branch, shift, period) : [period];
  return periods.length > 0
    ? [{ ...membership, seat: { desk, periods } }]
    : refuse(`${branch.name} is open on no day of ${shift?.name} in this time.`);
}

const isIssue = (one: Membership | Issue): one is Issue => "message" in one;

export const hasOwnSeat = (one: Membership): one is SeatMembership => one.seat !== null;

/** The value's desk with its time, as bulk calls tell of it. */
export const askedTime = ({ place, branch, period, seat }: SeatMembership) => ({
  place,
  field: FIELD,
  desk: seat.desk,
  branch,
  period,
});

/** Reads what the rows name. @throws Failure 400 that names each row that is wrong; 409 `desk_inactive` */
export async function membershipsOf(context: Context<Input>) {
  const { validatedData } = context.input;
  const plans = await plansToSell(
    context,
    validatedData.flatMap(({ takenOver }) => takenOver?.feePlanId ?? []),
  );
  const deskIds = validatedData.flatMap(({ takenOver }) => takenOver?.deskId ?? []);
  const shifts = await shiftsOf(context, null).execute();
  const known: Known = {
    ...(await knownPlaces(context, deskIds)),
    plans,
    shifts: new Map(shifts.map((shift) => [shift.shiftId, shift])),
    shiftTimes: createShiftTimes(context.now),
  };
  let days = 0;
  const found = validatedData.flatMap((asked, place): (Membership | Issue)[] => {
    const unknown = known.branches.has(asked.branchId) ? [] : [issueAt(place, "branchId", "Branch not found")];
    const read = membershipOf(context, asked, place, known);
    for (const one of read) if (!isIssue(one) && one.shift) days += one.seat?.periods.length ?? 0;
    return days > MOST_SHIFT_DAYS ? [issueAt(place, FIELD, TOO_MANY_DAYS)] : [...unknown, ...read];
  });
  const issues = found.filter(isIssue);
  if (issues.length > 0) throw invalidRows(issues);
  const memberships = found.filter((one): one is Membership => !isIssue(one));
  checkDesksActive(context, memberships.filter(hasOwnSeat).map(askedTime), NOTHING_IMPORTED);
  return { memberships, branches: known.branches };
}
