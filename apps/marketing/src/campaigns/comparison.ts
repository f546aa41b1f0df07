/** Where a fact is from. */
export interface Source {
  title: string;
  url: string;
  /** When it was looked up, as a day. */
  read: string;
  /** What the page itself says of its age. */
  dated?: string;
}

/** What is known of something else, and from where: the place of its source in the list, from 1 on. */
export interface Fact {
  text: string;
  source?: number;
}

/** Something else that a place can run on, beside Carrel. */
export interface Comparison {
  /** Below `/marketing/compare/`. */
  slug: string;
  name: string;
  description: string;
  title: string;
  /** What it is. */
  lead: Fact;
  /** What it does that Carrel doesn't, or does better. */
  better: readonly Fact[];
  /** By what they differ. */
  rows: readonly { topic: string; theirs: Fact; ours: string }[];
  takeTheirs: string;
  takeOurs: string;
  sources: readonly Source[];
}
