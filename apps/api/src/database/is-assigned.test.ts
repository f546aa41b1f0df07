import { isAssignment } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { isAssigned } from "./is-assigned";

/** Every booking that could be one. */
const bookings = (["PENDING", "CONFIRMED", "CANCELLED"] as const).flatMap((status) =>
  (["DAILY", "HOURLY"] as const).flatMap((type) =>
    [null, "0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1d"].flatMap((customerId) =>
      [null, "0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1e"].map((feePlanId) => ({ status, type, customerId, feePlanId })),
    ),
  ),
);

eachDatabase("what an assignment is", (test) => {
  it("is the same in SQL and in TypeScript", async () => {
    const { orgId } = await insertTenant(test.database);
    const rows = bookings.map(({ status, type, customerId, feePlanId }, place) => ({
      place,
      status,
      type,
      customer_id: customerId,
      fee_plan_id: feePlanId,
    }));
    const { rows: assigned } = await test.database.tx({ orgId }, (db) =>
      sql<{ place: number }>`
        select b.place from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (place integer, status text, type text,
          customer_id uuid, fee_plan_id uuid)
        where ${isAssigned("b")} order by b.place`.execute(db),
    );
    const expected = bookings.flatMap((booking, place) => (isAssignment(booking) ? [place] : []));
    expect(expected).not.toEqual([]);
    expect(assigned.map(({ place }) => place)).toEqual(expected);
  });
});
