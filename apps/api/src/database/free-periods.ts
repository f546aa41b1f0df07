import type { Period } from "./period";

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
  const wantedStart = query.wanted.startsAt.getTime();
  const distance = (period: Period) => Math.abs(period.startsAt.getTime() - wantedStart);
  const nearer = (one: Period | undefined, other: Period) =>
    one === undefined || distance(other) < distance(one) ? other : one;

  let before: Period | undefined;
  let after: Period | undefined;
  for (const candidate of candidates) {
    if (candidate.startsAt.getTime() < wantedStart) before = nearer(before, candidate);
    else after = nearer(after, candidate);
  }
  return [before, after].filter((period) => period !== undefined).sort((one, other) => distance(one) - distance(other));
};

const byStart = (periods: readonly Period[]) =>
  [...periods].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

const overlaps = (one: Period, other: Period) => one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/** In each gap the place nearest to what was wanted. */
const minuteCandidates = ({ wanted, open, taken, now }: FreePeriodsQuery): Period[] => {
  const length = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const earliest = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return gaps(joined(open), byStart(taken)).flatMap(([gapStart, gapEnd]) => {
    const first = Math.max(gapStart, earliest);
    const last = gapEnd - length;
    if (last < first) return [];
    const start = Math.min(Math.max(wanted.startsAt.getTime(), first), last);
    return [{ startsAt: new Date(start), endsAt: new Date(start + length) }];
  });
};

/** Open hours that touch (a night's 22:00–24:00 and 00:00–06:00) are one. */
const joined = (open: readonly Period[]) => {
  const spans: [start: number, end: number][] = [];
  for (const { startsAt, endsAt } of byStart(open)) {
    const last = spans.at(-1);
    if (last && startsAt.getTime() <= last[1]) last[1] = Math.max(last[1], endsAt.getTime());
    else spans.push([startsAt.getTime(), endsAt.getTime()]);
  }
  return spans;
};

const gaps = (spans: readonly [number, number][], taken: readonly Period[]) =>
  spans.flatMap(([start, end]) => {
    const free: [number, number][] = [];
    let from = start;
    for (const { startsAt, endsAt } of taken) {
      if (startsAt.getTime() >= end) break;
      if (endsAt.getTime() <= from) continue;
      if (startsAt.getTime() > from) free.push([from, startsAt.getTime()]);
      from = endsAt.getTime();
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
      place === 0 || run[place - 1]?.endsAt.getTime() === day.startsAt.getTime();
    const isFree = (day: Period) => day.endsAt > now && !taken.some((booking) => overlaps(booking, day));
    return last && run.length === count && run.every(follows) && run.every(isFree)
      ? [{ startsAt: first.startsAt, endsAt: last.endsAt }]
      : [];
  });
};
