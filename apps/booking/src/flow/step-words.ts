import type { Terminology } from "@carrel/sdk/domain";
import type { Step } from "./draft";

/** What is on the screen: a member's code, once it is proved, gives way to what he has. */
export type Shown = Step | "member";

export type Words = Terminology;

/** The steps that ask something, in their order. */
export const ASKED_STEPS: readonly { id: Exclude<Step, "done">; label: (words: Pick<Words, "desk">) => string }[] = [
  { id: "place", label: () => "Place" },
  { id: "when", label: () => "Time" },
  { id: "desk", label: (words) => words.desk },
  { id: "you", label: () => "You" },
  { id: "code", label: () => "Code" },
];

/** What each step asks or says. */
export const TITLES: Readonly<Record<Shown, (words: Pick<Words, "desk">) => string>> = {
  place: () => "Where do you want to work?",
  when: () => "When do you come?",
  desk: (words) => `Which ${words.desk.toLowerCase()}?`,
  you: () => "Who is it for?",
  code: () => "Check your mail",
  member: () => "Your membership",
  done: () => "Your booking is saved",
};
