import { holdEnd, type Period } from "@carrel/sdk/domain";
import type { BookingType, SendBookingOtp, WantedSeat } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { bookingCode } from "../../database/booking-code";
import { holdForCode, type WantedHold } from "../../database/code-holds";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { holdDays } from "../branches/hold-days";
import { findOpenBranch } from "../branches/queries";
import { findDesk } from "../desks/queries";
import { namedTenant, wordsOf } from "../tenant";
import { askedPeriod } from "./asked-period";
import { checkVisitorPeriod } from "./visitor-rules";

/** A seat and a time that a visitor may book. */
export interface VisitorTime {
  branch: Row<"branches">;
  desk: Row<"desks">;
  type: BookingType;
  period: Period;
}

/**
 * Reads what a visitor wants, and checks the rules that bind him.
 * @throws Failure 404, 403 `booking_type_off`, or 400 `validation_failed` that names the field
 */
export async function visitorTime(
  context: Context<{ orgId: string }>,
  wanted: z.output<typeof WantedSeat>,
): Promise<VisitorTime> {
  const organisation = namedTenant(context);
  const { type } = wanted;
  await holdDays(context, wanted.branchId);
  const [branch, desk] = await Promise.all([
    findOpenBranch(context, wanted.branchId),
    findDesk(context, wanted.deskId),
  ]);
  if (desk.branchId !== branch.branchId) throw notFound(wordsOf(context).desk);
  const period = askedPeriod(wanted, branch.timezone);
  checkVisitorPeriod({ organisation, branch, type, period, now: context.now });
  return { branch, desk, type, period };
}

/**
 * Holds a visitor's seat while his code is on its way, alike for every address. Where that can't be there is no hold.
 * @param time what he wants; null: only what his flow before holds
 * @param flow the new code's
 * @returns until when, or null
 */
export async function holdSeat(
  context: Context<z.output<typeof SendBookingOtp>>,
  time: VisitorTime | null,
  flow: string,
): Promise<Date | null> {
  const { db, now, input } = context;
  const flows = { before: input.flow ?? null, now: flow };
  if (!time && flows.before === null) return null;
  return holdForCode(db, flows, time && (await wantedHold(context, time)), now);
}

async function wantedHold(
  context: Context<{ orgId: string }>,
  { branch, desk, type, period }: VisitorTime,
): Promise<WantedHold> {
  const { now, random } = context;
  const settings = namedTenant(context).orgSettings;
  return {
    ...period,
    holdId: random.id(),
    code: bookingCode(random),
    branchId: branch.branchId,
    deskId: desk.deskId,
    type,
    network: await context.networkKey(),
    until: holdEnd("code", { period, madeAt: now, settings, now }),
  };
}
