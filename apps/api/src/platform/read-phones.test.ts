import { expect, it } from "vitest";
import { json } from "../database/json";
import { eachDatabase } from "../testing/databases";
import { insertTenant, testRandom } from "../testing/rows";
import { testLog } from "../testing/test-ports";
import { readPhones } from "./read-phones";

eachDatabase("phone numbers as they were written", (test) => {
  /** A tenant with customers who have these numbers. */
  const withPhones = async (phones: readonly string[], country?: string) => {
    const { orgId, branchId } = await insertTenant(test.database);
    await test.database.tx({ orgId }, async (db) => {
      if (country !== undefined)
        await db
          .updateTable("branches")
          .set({ address: json({ country }) })
          .execute();
      await db
        .insertInto("customers")
        .values(
          phones.map((phone, place) => ({
            orgId,
            customerId: testRandom.id(),
            branchId,
            name: `${place}`.padStart(4, "0"),
            phone,
            createdAt: new Date("2026-11-18T05:30:00Z"),
            updatedAt: new Date("2026-11-18T05:30:00Z"),
          })),
        )
        .execute();
    });
    return orgId;
  };
  const phonesOf = (orgId: string) =>
    test.database.tx({ orgId }, async (db) => {
      const rows = await db
        .selectFrom("customers")
        .select("phone")
        .where("orgId", "=", orgId)
        .orderBy("name")
        .execute();
      return rows.map(({ phone }) => phone);
    });
  const read = () => readPhones({ database: test.database, log: testLog() });

  it("are read as those of their branch's country; what nobody can read stays as it is", async () => {
    const written = ["+91 98765-43210", "098765 43211", "98765 43212", "12345", "+999 12345678", "", "+919876543213"];
    const orgId = await withPhones(written);
    await read();
    const stored = ["+919876543210", "+919876543211", "+919876543212", "12345", "+999 12345678", "", "+919876543213"];
    expect(await phonesOf(orgId)).toEqual(stored);
    await read();
    expect(await phonesOf(orgId)).toEqual(stored);
  });

  it("are of the country that the address names rather than the clock's", async () => {
    const orgId = await withPhones(["020 7946 0000"], "United Kingdom");
    await read();
    expect(await phonesOf(orgId)).toEqual(["+442079460000"]);
  });

  it("are found however many there are, past those that nobody can read", async () => {
    const orgId = await withPhones([
      ...Array.from({ length: 700 }, () => "12345"),
      ...Array.from({ length: 400 }, (_, place) => `+91 98765 ${10_000 + place}`),
    ]);
    await read();
    expect((await phonesOf(orgId)).filter((phone) => phone.startsWith("+9198765"))).toHaveLength(400);
  });
});
