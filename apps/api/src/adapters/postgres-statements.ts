/** Texts that get a name; what comes after is sent without one, so that no connection remembers without bound. */
const LIMIT = 1_000;

/** The names under which the connections of one pool prepare what they are asked: the same text has the same name. */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  return {
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= LIMIT) return known;
      const name = `carrel_${names.size}`;
      names.set(text, name);
      return name;
    },
  };
};
export type StatementNames = ReturnType<typeof createStatementNames>;
