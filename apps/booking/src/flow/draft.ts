import { dayRange, type Period, readDay, readId } from "@carrel/sdk/domain";

export const STEPS = ["place", "when", "desk", "you", "code", "done"] as const;
export type Step = (typeof STEPS)[number];
const TYPES = ["HOURLY", "DAILY"] as const;
/** How the desks are shown. */
const VIEWS = ["grid", "plan", "list"] as const;
export type View = (typeof VIEWS)[number];

/** What a visitor has picked so far. It stands in the URL, so that a reload or a shared link loses nothing. */
export interface Draft {
  step?: Step;
  type?: (typeof TYPES)[number];
  /** Local date of the branch, `YYYY-MM-DD`. */
  date?: string;
  /** The last day of a DAILY booking of several; the same day, or one before it, counts as none. */
  until?: string;
  /** Instants of an HOURLY booking. */
  from?: string;
  to?: string;
  desk?: string;
  /** The desk whose own QR code was scanned: it is offered first. */
  at?: string;
  /** The fee plan of a pass that is asked for together with the visit. */
  pass?: string;
  /** The grid where left out. */
  view?: View;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

const oneOf = <const Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const instantOf = (given: unknown): string | undefined =>
  typeof given === "string" && INSTANT.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;

/**
 * Reads a draft from a URL's query; what is broken counts as not given. By hand, since the first screen has no other
 * use for a schema library.
 * @example readDraft({ type: "DAILY", date: "2026-11-21", step: "nowhere" }) // { type: "DAILY", date: "2026-11-21" }
 */
export function readDraft(search: Record<string, unknown>): Draft {
  const read: Draft = {
    step: oneOf(STEPS, search.step),
    type: oneOf(TYPES, search.type),
    date: readDay(search.date),
    until: readDay(search.until),
    from: instantOf(search.from),
    to: instantOf(search.to),
    desk: readId(search.desk),
    at: readId(search.at),
    pass: readId(search.pass),
    view: oneOf(VIEWS, search.view),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The last of several whole days; undefined for one day, and for hours. */
export const lastDay = ({ type, date, until }: Draft): string | undefined =>
  type === "DAILY" && date && until && until > date ? until : undefined;

/** The period that the draft names, or null while it names none. */
export function draftPeriod(draft: Draft, timezone: string): Period | null {
  if (draft.type === "DAILY") {
    if (!draft.date) return null;
    const last = lastDay(draft);
    return { startAt: dayRange(draft.date, timezone).startAt, endAt: dayRange(last ?? draft.date, timezone).endAt };
  }
  if (!draft.from || !draft.to) return null;
  const period = { startAt: new Date(draft.from), endAt: new Date(draft.to) };
  return period.startAt < period.endAt ? period : null;
}

/** Whether what a draft names can't be asked for any more: hours that have begun, a first day that has ended. */
export function isOver({ type, date, from }: Draft, timezone: string, now: Date): boolean {
  if (type === "DAILY") return date !== undefined && dayRange(date, timezone).endAt <= now;
  return from !== undefined && new Date(from) <= now;
}

/**
 * The step to show: the one asked for, or the first that still lacks an answer before it.
 * @param hasBranch whether a branch is picked (or there is only one)
 * @param hasVisitor whether it is known to whom a code went
 */
export function reachableStep(
  draft: Draft,
  asked: Step,
  hasBranch: boolean,
  timezone: string | undefined,
  now: Date,
  hasVisitor: boolean,
): Step {
  if (!hasBranch || !timezone) return "place";
  if (asked === "place" || asked === "when") return asked;
  const period = draftPeriod(draft, timezone);
  if (!period || isOver(draft, timezone, now)) return "when";
  if (!draft.desk) return "desk";
  return asked === "code" && !hasVisitor ? "you" : asked;
}

/** Whether a change takes the place of what stands in the history: what is picked within a step, and the end. */
export const isReplaced = ({ step }: Partial<Draft>): boolean => step === undefined || step === "done";

/** The draft as it still holds: a time that is over counts as not chosen, and with it the desk. */
export function withoutPast(draft: Draft, timezone: string, now: Date): Draft {
  return draftPeriod(draft, timezone) && isOver(draft, timezone, now)
    ? { ...draft, date: undefined, until: undefined, from: undefined, to: undefined, desk: undefined, pass: undefined }
    : draft;
}
