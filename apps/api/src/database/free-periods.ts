import type { Period } from "@carrel/sdk/domain";

const MINUTE_MS = 60_000;

interface FreePeriodsQuery {
  /** The period that was wanted; what is offered is as long. */
  wanted: Period;
  /** Open hours, or with `wholeDays` the local days that are open; sorted or not, none overlapping another. */
  open: readonly Period[];
  /** Booked periods. */
  taken: readonly Period[];
  /** Nothing is offered that has begun; with `wholeDays` nothing that is over. */
  now: Date;
  /** Offer as many whole consecutive days as were wanted, instead of any whole minute. */
  wholeDays: boolean;
}

/**
 * Finds the free periods nearest to a wanted one that isn't free: at most one that starts before it and one that starts
 * after it, the nearer first.
 */
export const nearestFreePeriods = (query: FreePeriodsQuery): Period[] => {
  const candidates = query.wholeDays ? wholeDayCandidates(query) : minuteCandidates(query);
  const wantedStart = query.wanted.startAt.getTime();
  const distance = (period: Period) => Math.abs(period.startAt.getTime() - wantedStart);
  const nearer = (one: Period | undefined, other: Period) =>
    one === undefined || distance(other) < distance(one) ? other : one;

  let before: Period | undefined;
  let after: Period | undefined;
  for (const candidate of candidates) {
    if (candidate.startAt.getTime() < wantedStart) before = nearer(before, candidate);
    else after = nearer(after, candidate);
  }
  return [before, after].filter((period) => period !== undefined).sort((one, other) => distance(one) - distance(other));
};

const byStart = (periods: readonly Period[]) =>
  [...periods].sort((one, other) => one.startAt.getTime() - other.startAt.getTime());

const overlaps = (one: Period, other: Period) => one.startAt < other.endAt && one.endAt > other.startAt;

/** In each gap the place nearest to what was wanted. */
const minuteCandidates = ({ wanted, open, taken, now }: FreePeriodsQuery): Period[] => {
  const length = wanted.endAt.getTime() - wanted.startAt.getTime();
  const earliest = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return gaps(joined(open), byStart(taken)).flatMap(([gapStart, gapEnd]) => {
    const first = Math.max(gapStart, earliest);
    const last = gapEnd - length;
    if (last < first) return [];
    const start = Math.min(Math.max(wanted.startAt.getTime(), first), last);
    return [{ startAt: new Date(start), endAt: new Date(start + length) }];
  });
};

/** Open hours that touch (a night's 22:00–24:00 and 00:00–06:00) are one. */
const joined = (open: readonly Period[]) => {
  const spans: [start: number, end: number][] = [];
  for (const { startAt, endAt } of byStart(open)) {
    const last = spans.at(-1);
    if (last && startAt.getTime() <= last[1]) last[1] = Math.max(last[1], endAt.getTime());
    else spans.push([startAt.getTime(), endAt.getTime()]);
  }
  return spans;
};

const gaps = (spans: readonly [number, number][], taken: readonly Period[]) =>
  spans.flatMap(([start, end]) => {
    const free: [number, number][] = [];
    let from = start;
    for (const { startAt, endAt } of taken) {
      if (startAt.getTime() >= end) break;
      if (endAt.getTime() <= from) continue;
      if (startAt.getTime() > from) free.push([from, startAt.getTime()]);
      from = endAt.getTime();
    }
    if (from < end) free.push([from, end]);
    return free;
  });

/** Every run of free days that is as many days long as was wanted. */
const wholeDayCandidates = ({ wanted, open, taken, now }: FreePeriodsQuery): Period[] => {
  const days = byStart(open);
  const count = days.filter((day) => overlaps(day, wanted)).length;
  return days.flatMap((first, index) => {
    const run = days.slice(index, index + count);
    const last = run.at(-1);
    const follows = (day: Period, place: number) =>
      place === 0 || run[place - 1]?.endAt.getTime() === day.startAt.getTime();
    const isFree = (day: Period) => day.endAt > now && !taken.some((booking) => overlaps(booking, day));
    return last && run.length === count && run.every(follows) && run.every(isFree)
      ? [{ startAt: first.startAt, endAt: last.endAt }]
      : [];
  });
};
