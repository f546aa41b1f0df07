const field = (error: unknown, name: "code" | "constraint" | "detail") => {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
};

/** The SQLSTATE of an error of either driver, such as 23505 (unique_violation). */
export const sqlState = (error: unknown) => field(error, "code");

/** The constraint that an error of either driver names, such as `desks_name_unique`. */
export const violatedConstraint = (error: unknown) => field(error, "constraint");

/** What an error of either driver says beside its message. */
export const errorDetail = (error: unknown) => field(error, "detail");
