/** Whether two values of fields differ; the order of what they are made of counts. */
export const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** The fields of a record that are not as stored; undefined where all are. */
export function changed<Values extends object>(values: Values, stored: object): Partial<Values> | undefined {
  const before = new Map<string, unknown>(Object.entries(stored));
  const fields = Object.entries(values).filter(([name, value]) => differ(value, before.get(name)));
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Values>) : undefined;
}
