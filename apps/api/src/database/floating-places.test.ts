import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";

eachDatabase("floating places", (test) => {
  it("are as many as desks", async () => {
    const { orgId, branchId } = await insertTenant(test.database, { desks: 3 });
    const { rows } = await test.database.tx({ orgId }, (db) =>
      sql`select * from floating_room(${branchId}::uuid, null, '2026-12-01', '2026-12-31', 0)`.execute(db),
    );
    expect(rows).toEqual([{ sold: 0, places: 3 }]);
  });
});
