import type { PlanKind } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";

interface KindWords {
  /** What a plan sells, and a member has. */
  label: string;
  /** What that is, in a sentence. */
  says: string;
}

/** What plans sell and memberships are, in the order in which they are offered. */
export const planKinds = ({ desk }: Terminology): Readonly<Record<PlanKind, KindWords>> => ({
  seat: { label: desk, says: `Time at one ${desk.toLowerCase()}: by the hour, or whole days and months.` },
  shift: {
    label: `${desk} in a shift`,
    says: `The same ${desk.toLowerCase()} for a part of every day, such as the mornings.`,
  },
  floating: {
    label: "Floating place",
    says: `Any ${desk.toLowerCase()} that is free, on every day that they come; no ${desk.toLowerCase()} is kept.`,
  },
  pass: { label: "Pass", says: `So many days or hours at any free ${desk.toLowerCase()}, used up visit by visit.` },
});

/** The kinds, to choose from. */
export const planKindOptions = (words: Terminology): { value: PlanKind; label: string; description: string }[] =>
  Object.entries(planKinds(words)).map(([value, { label, says }]) => ({
    value: value as PlanKind,
    label,
    description: says,
  }));
