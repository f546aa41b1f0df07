import { runsLow } from "@carrel/sdk/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { isLow } from "./runs-low";

const pass = fc
  .record({ unit: fc.constantFrom("day" as const, "minute" as const), total: fc.integer({ min: 1, max: 700 }) })
  .chain(({ unit, total }) => fc.nat({ max: total }).map((used) => ({ unit, total, used })));

eachDatabase("little that is left of a pass", (test) => {
  it("is the same in SQL and in TypeScript", async () => {
    const { orgId } = await insertTenant(test.database);
    await fc.assert(
      fc.asyncProperty(fc.array(pass, { minLength: 1, maxLength: 300 }), async (passes) => {
        const rows = passes.map(({ unit, total, used }, place) => ({
          ...{ place, allowance: total, allowance_unit: unit, used },
        }));
        const { rows: low } = await test.database.tx({ orgId }, (db) =>
          sql<{ place: number }>`
            select p.place from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (place integer, allowance integer,
              allowance_unit text, used integer)
            where ${isLow("p")} order by p.place`.execute(db),
        );
        expect(low.map(({ place }) => place)).toEqual(
          passes.flatMap(({ used, ...one }, place) => (runsLow({ ...one, left: one.total - used }) ? [place] : [])),
        );
      }),
      { numRuns: 20 },
    );
  });
});
