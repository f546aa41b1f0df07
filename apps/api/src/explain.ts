/**
 * Tells the person at the keyboard what went wrong: where he can mend it himself, the message says it all, and a stack
 * would hide it.
 */
export const explain = (
  what: string,
  explained: readonly (new (...given: never[]) => Error)[],
  error: unknown,
): void => {
  const isExplained = error instanceof Error && explained.some((kind) => error instanceof kind);
  console.error(isExplained ? `\n${what}\n${error.message}\n` : error);
};
