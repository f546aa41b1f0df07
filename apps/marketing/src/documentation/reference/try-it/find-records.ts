import type { DemoClient } from "./demo-client";
import type { TryCall, TryPerson } from "./try-call";

const valueAt = (json: unknown, at: readonly (string | number)[]): unknown =>
  at.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    json,
  );

/**
 * Looks for records of the demo that an input can name.
 * @returns the fields for which there is one
 */
export async function findRecords(
  client: DemoClient,
  { sources }: TryCall,
  person: TryPerson | null,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(sources).map(async ([field, source]) => {
      const { json } = await client.call(source, source.input, source.isPublic ? null : person);
      return [field, valueAt(json, source.at)] as const;
    }),
  );
  return Object.fromEntries(found.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
