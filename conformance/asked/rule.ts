/** `file#name`: a name that the file gives something, or in a file that is no TypeScript a text in it. Paths are from the root. */
export type Place = `${string}#${string}`;

/** `file › test`: a test by its title, where `…` stands for what is put in at run time, a case of its table, or a story by its name. */
export type Held = `${string} › ${string}`;

interface MetRule {
  /** In our own words, one sentence. */
  what: string;
  where: Place | readonly Place[];
  heldBy: Held | readonly Held[];
  /** Figures and texts that the places have to say, as they are written there. */
  says?: readonly string[];
}

interface WaitingRule {
  what: string;
  /** What is missing. */
  notYet: string;
  /** What is there already. */
  where?: Place | readonly Place[];
}

export type Rule = MetRule | WaitingRule;

/** Rules about one thing. */
export interface Topic {
  title: string;
  rules: readonly Rule[];
}

export const isMet = (rule: Rule): rule is MetRule => !("notYet" in rule);
