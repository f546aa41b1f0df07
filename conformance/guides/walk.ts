import type { Held } from "../asked/rule";

/** What no test does of a step yet, beside the tests that do the rest. */
interface Gap {
  notYet: string;
  heldBy?: readonly Held[];
}

/** What is done elsewhere, where no test of ours reaches. */
interface Outside {
  outside: string;
}

/** A step of a page: the tests that do it. */
export type Step = Held | readonly Held[] | Gap | Outside;

/** The numbered steps of each page, in their order. A page without any is one step as a whole. */
export type Walks = Readonly<Record<string, readonly Step[]>>;
