/** What both databases say of a refused statement. */
const refusalOf = (error: unknown) => ({
  code: error instanceof Error && "code" in error ? error.code : undefined,
  constraint: error instanceof Error && "constraint" in error ? error.constraint : undefined,
});

/**
 * Whether a statement failed because a row with the same value is there (SQLSTATE 23505).
 * @param constraint its name in the schema
 */
export const breaksUnique = (error: unknown, constraint: string): boolean => {
  const refusal = refusalOf(error);
  return refusal.code === "23505" && refusal.constraint === constraint;
};

/**
 * Whether a statement failed because another row keeps it out (SQLSTATE 23P01).
 * @param constraint its name in the schema
 */
export const breaksExclusion = (error: unknown, constraint: string): boolean => {
  const refusal = refusalOf(error);
  return refusal.code === "23P01" && refusal.constraint === constraint;
};

/** Whether a row could not be deleted or moved because others refer to it (SQLSTATE 23503). */
export const isReferredTo = (error: unknown): boolean => refusalOf(error).code === "23503";

/** Whether the database knows no such time zone (SQLSTATE 22023). */
export const isUnknownTimeZone = (error: unknown): boolean => refusalOf(error).code === "22023";
