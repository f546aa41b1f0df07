import type { PublicBranch, PublicDesk, WantedSeat } from "@carrel/sdk";
import { DESK_STATUS } from "@carrel/sdk/domain";
import { type Draft, draftPeriod, lastDay } from "./draft";
import { heldTime, meets } from "./own-time";
import type { SentCode } from "./visitor";

/** The seat that a draft names, as the calls take it; null while it names none. */
export function wantedSeat(draft: Draft, branch: Pick<PublicBranch, "_id" | "timezone">): WantedSeat | null {
  const period = draftPeriod(draft, branch.timezone);
  if (!period || !draft.desk) return null;
  const place = { branchId: branch._id, deskId: draft.desk };
  if (draft.type === "DAILY" && !lastDay(draft)) return { ...place, type: "DAILY", date: draft.date };
  const time = { startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() };
  return { ...place, type: draft.type ?? "HOURLY", ...time };
}

/** Whether two drafts mean one seat. */
export const isSameSeat = (one: WantedSeat | null, other: WantedSeat | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/**
 * The desks, where the one that is held for this visitor himself is free for him: a longer time, or another that meets it, takes
 * the hold over.
 * @param at when their answer came: it knew of the hold that ran then
 */
export function withOwnSeat<Desk extends Pick<PublicDesk, "_id" | "status">>(
  desks: readonly Desk[],
  draft: Draft,
  branch: Pick<PublicBranch, "_id" | "timezone">,
  sent: SentCode | null,
  at: number,
): Desk[] {
  if (!meets(heldTime(sent, branch, at), draftPeriod(draft, branch.timezone))) return [...desks];
  const isOwn = ({ _id, status }: Desk) => status === DESK_STATUS.BookingHold && _id === sent?.held?.seat.deskId;
  return desks.map((desk) => (isOwn(desk) ? { ...desk, status: DESK_STATUS.Available } : desk));
}

/** The draft without a seat and time that are booked already. */
export const withoutBooked = (
  draft: Draft,
  branch: Pick<PublicBranch, "_id" | "timezone"> | undefined,
  booked: WantedSeat | null,
): Draft =>
  branch && isSameSeat(booked, wantedSeat(draft, branch))
    ? { ...draft, date: undefined, until: undefined, from: undefined, to: undefined, desk: undefined }
    : draft;
