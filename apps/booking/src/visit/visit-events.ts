import { STEPS, type Step } from "../flow/draft";

/** What is noted of a visit: a name and a route, never an id or what was typed. */
export interface VisitEvent {
  event: string;
  path: string;
}

/** What a visitor has done when he gets to a step from one before it. */
const DONE_BEFORE: Partial<Record<Step, string>> = {
  when: "visit.placeChosen",
  desk: "visit.timeChosen",
  you: "visit.deskChosen",
  code: "visit.codeSent",
  done: "visit.booked",
};

const OPTIONAL_PART = /\/\{-\$\w+\}/;
const pathOf = (route: string, step: Step) => `${route.replace(OPTIONAL_PART, "").replace(/\/$/, "")}/${step}`;

/**
 * What a visitor did when another step shows: what he answered, and that he sees the next question.
 * @param route the router's pattern, such as `/qr-booking/$orgCode/{-$branchId}`
 * @param before the step that showed until now; null when the page has just been opened
 */
export function visitEvents(route: string, before: Step | null, step: Step): VisitEvent[] {
  if (before === step) return [];
  const answered = before && STEPS.indexOf(before) < STEPS.indexOf(step) ? DONE_BEFORE[step] : undefined;
  return [
    ...(before && answered ? [{ event: answered, path: pathOf(route, before) }] : []),
    { event: "page_view", path: pathOf(route, step) },
  ];
}
