import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { sealEntries } from "../../platform/audit/seal";
import { sealAuditLogs } from "../../platform/audit/seal-all";
import { testLog } from "../../testing/test-ports";
import { unfenced } from "../../testing/unfenced";
import { eachHouse, found, type Place } from "../testing/house";

eachHouse("a chain of entries", (house) => {
  let place: Place;
  beforeEach(async () => {
    place = await found(house, { desks: 3 });
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: true, firstBroken: null });
  });

  const asOwner = (sql: string) =>
    unfenced(house.database, ["audit_log", "audit_heads"], sql.replaceAll(":org", `'${place.orgId}'`));

  it.each([
    ["another actor", "actor_name = 'Somebody else'", 3],
    ["another time", "occurred_at = occurred_at - interval '1 millisecond'", 3],
    ["another value", `after = '{"name":"forged"}'`, 3],
    ["another address", "address = '192.0.2.99'", 3],
    ["another action", "action = 'desks.list'", 3],
    ["a hash of its own", "hash = repeat('0', 64)", 3],
  ])("shows an entry with %s", async (_, change, sequence) => {
    await asOwner(`update audit_log set ${change} where org_id = :org and sequence = ${sequence}`);
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence } });
  });

  it("shows an entry that was changed together with its hash, at the next one or at the end", async () => {
    const forge = (sequence: string) => `
      update audit_log entry set actor_name = 'Somebody else' where org_id = :org and sequence = ${sequence};
      update audit_log entry set hash = encode(sha256(convert_to(
        (select hash from audit_log b where b.org_id = entry.org_id and b.sequence = entry.sequence - 1)
        || E'\\n' || audit_text(entry, entry.sequence), 'UTF8')), 'hex') where org_id = :org and sequence = ${sequence}`;
    const { totalRecords } = await place.client.auditLog.list();
    const [change = "", rehash = ""] = forge(String(totalRecords)).split(";");
    await asOwner(change);
    await asOwner(rehash);
    expect(await place.client.auditLog.verify()).toMatchObject({
      isWhole: false,
      firstBroken: { sequence: totalRecords },
    });
    const [change3 = "", rehash3 = ""] = forge("3").split(";");
    await asOwner(change3);
    await asOwner(rehash3);
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence: 4 } });
  });

  it("shows a deleted entry at the one that follows it", async () => {
    await asOwner("delete from audit_log where org_id = :org and sequence = 2");
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence: 3 } });
    await asOwner("delete from audit_log where org_id = :org and sequence = 1");
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence: 3 } });
  });

  it("shows two entries that changed places", async () => {
    await asOwner(`update audit_log set sequence = 1000 where org_id = :org and sequence = 2`);
    await asOwner(`update audit_log set sequence = 2 where org_id = :org and sequence = 3`);
    await asOwner(`update audit_log set sequence = 3 where org_id = :org and sequence = 1000`);
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence: 2 } });
  });

  it("shows that its end was cut off, also after it went on, and also when everything is gone", async () => {
    const { totalRecords } = await place.client.auditLog.list();
    await asOwner(`delete from audit_log where org_id = :org and sequence > ${totalRecords - 2}`);
    expect(await place.client.auditLog.verify()).toEqual({
      isWhole: false,
      entries: totalRecords - 2,
      blanked: 0,
      firstBroken: null,
    });
    await place.client.branches.update({ _id: place.branch._id, phone: "+91 98765 43202" });
    expect(await place.client.auditLog.verify()).toMatchObject({
      isWhole: false,
      firstBroken: { sequence: totalRecords + 1 },
    });
    await asOwner("delete from audit_log where org_id = :org");
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, entries: 0, firstBroken: null });
  });

  it("shows that its head was put back or taken away, and still works", async () => {
    for (const forged of [
      "update audit_heads set entries = entries - 1 where org_id = :org",
      "delete from audit_heads where org_id = :org",
    ]) {
      await asOwner(forged);
      await place.client.branches.update({ _id: place.branch._id, phone: "+91 98765 43203" });
      await place.client.auditLog.list();
      expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false });
    }
  });

  it("can't be changed by a request, in any way", async () => {
    const { orgId } = place;
    const attempt = (statement: string) =>
      house.database.tx({ orgId }, async (db) => (await sql.raw(statement).execute(db)).numAffectedRows ?? 0n);
    for (const statement of [
      "update audit_heads set entries = 0, last_hash = ''",
      "delete from audit_log",
      "truncate audit_log",
      "update audit_log set address = '', user_agent = '', actor_name = '', actor_key = null, actor_hash = ''",
      "select * from blank_person(null, '', now())",
      "select * from organisations_of_actor(null)",
      "update audit_log set actor_name = 'x'",
      "update audit_log set after = null where sequence is null",
      "update audit_log set hash = repeat('0', 64)",
      "update audit_log set sequence = 1, hash = repeat('0', 64) where sequence is null",
      "insert into audit_heads (org_id) values (gen_random_uuid())",
      "delete from audit_heads",
    ]) {
      await expect(attempt(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
    await expect(
      attempt(`insert into audit_log select * from jsonb_populate_record(null::audit_log, (
        select to_jsonb(entry) || '{"sequence": 999, "entry_id": "${house.id()}"}' from audit_log entry limit 1))`),
    ).rejects.toMatchObject({ code: "42501" });
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: true });
  });

  it("is sealed by the job, in the order of time, and without gaps when many seal at once", async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((number) => [
        place.client.branches.update({ _id: place.branch._id, phone: `+91 98765 4321${number}` }),
        house.database.tx({ orgId: place.orgId }, (db) => sealEntries(db)),
      ]),
    );
    const log = testLog();
    await sealAuditLogs({ database: house.database, log });
    await place.client.branches.update({ _id: place.branch._id, phone: "+91 98765 43299" });
    await sealAuditLogs({ database: house.database, log });
    const head = await house.database.tx({ orgId: place.orgId }, (db) => sealEntries(db));
    // Chains that were broken above are looked at too, in any order.
    const own = log.lines.map(({ fields }) => fields).filter(({ orgId }) => orgId === place.orgId);
    expect(own.at(-1)).toEqual({ orgId: place.orgId, ...head });
    const { data } = await place.client.auditLog.list({ limit: 100, page: 1 });
    expect(data.map(({ sequence }) => sequence)).toEqual(data.map((_, index) => head.entries - index));
    expect(data[0]?.hash).toBe(head.lastHash);
    expect(await place.client.auditLog.verify()).toMatchObject({
      isWhole: true,
      entries: head.entries,
      firstBroken: null,
    });
  });
});
