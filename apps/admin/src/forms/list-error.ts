/** Error of a list: its own, or the first of an entry's. */
interface ListError {
  message?: string | undefined;
  root?: { message?: string | undefined } | undefined;
}

/** What is wrong with a list as a whole, or with the first entry that something is wrong with. */
export const listError = (errors: (ListError & Iterable<unknown>) | ListError | undefined): string | undefined => {
  if (!errors) return undefined;
  const entries = Array.isArray(errors) ? (errors as (ListError | undefined)[]) : [];
  return errors.root?.message ?? errors.message ?? entries.find((entry) => entry?.message)?.message;
};
