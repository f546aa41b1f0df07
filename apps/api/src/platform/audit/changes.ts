import { withoutSecrets } from "./without-secrets";

/** What a handler tells of the record that it changed. */
export interface AuditNote {
  /** The record as it was; null or absent for a new one. */
  before?: object | null;
  /** The record as it became; null or absent for a deleted one. */
  after?: object | null;
  /** Which record, where the call's input or result doesn't say. */
  recordId?: string;
}

/** Changes with every write, and says no more than the entry's own time. */
const STAMP = "updatedAt";

/**
 * The fields that changed, without secrets; of a new or deleted record, all of them.
 * @example changesOf({ before: { name: "D1", zone: "A" }, after: { name: "D2", zone: "A" } })
 * // { before: { name: "D1" }, after: { name: "D2" } }
 */
export const changesOf = ({ before = null, after = null }: AuditNote) => {
  const was = before && withoutSecrets(before);
  const is = after && withoutSecrets(after);
  if (was === null || is === null) return { before: was, after: is };
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => name !== STAMP && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const only = (record: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((name) => name in record).map((name) => [name, record[name]]));
  return { before: only(was), after: only(is) };
};
