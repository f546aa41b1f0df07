/** Texts that get a name; what comes after is sent without one, so that no connection remembers without bound. */
const LIMIT = 1_000;

const names = new Map<string, string>();

export const statementNames = {
  /** The name under which connections prepare this text: the same text has the same name all over the process. */
  of(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= LIMIT) return known;
    const name = `carrel_${names.size}`;
    names.set(text, name);
    return name;
  },
};
