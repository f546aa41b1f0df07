import type { PublicBranch, PublicDesk, WantedSeat } from "@carrel/sdk";
import { DESK_STATUS } from "@carrel/sdk/domain";
import { type Draft, draftPeriod, lastDay } from "./draft";
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

/** The desks, where the one that is held for this visitor himself is free for him. */
export function withOwnSeat<Desk extends Pick<PublicDesk, "_id" | "status">>(
  desks: readonly Desk[],
  draft: Draft,
  branch: Pick<PublicBranch, "_id" | "timezone">,
  sent: SentCode | null,
): Desk[] {
  const own = sent?.held && sent.held.until > Date.now() ? sent.held.seat : null;
  const isOwn = ({ _id }: Desk) => isSameSeat(own, wantedSeat({ ...draft, desk: _id }, branch));
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
