/** The state of a checkbox that stands for several permissions. */
export const stateOf = (ids: readonly string[], granted: ReadonlySet<string>): boolean | "indeterminate" => {
  const count = ids.filter((id) => granted.has(id)).length;
  return count === 0 ? false : count === ids.length || "indeterminate";
};

/**
 * Grants all of `ids`, or withdraws them where all were granted. What the actor may not grant stays as it is.
 *
 * @param grantable undefined: everything
 */
export const toggle = (
  ids: readonly string[],
  granted: ReadonlySet<string>,
  grantable: ReadonlySet<string> | undefined,
): string[] => {
  const mine = ids.filter((id) => !grantable || grantable.has(id));
  const withdraws = mine.every((id) => granted.has(id));
  return withdraws ? [...granted].filter((id) => !mine.includes(id)) : [...new Set([...granted, ...mine])];
};
