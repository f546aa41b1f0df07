import { expect, it } from "vitest";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("API keys", (house) => {
  const lookUp = (key: string, { orgCode }: Pick<Place, "orgCode">) =>
    house.client(key).bookings.superOrgLookup({ orgCode });
  const invalidKey = { status: 401, code: "api_key_invalid" };

  it("start with a publishable one, and are listed newest first", async () => {
    const { client } = await found(house);
    const { data, totalRecords } = await client.apiKeys.list();
    expect(totalRecords).toBe(1);
    expect(data[0]).toMatchObject({ kind: "publishable", permissions: [], revokedAt: null });
    expect(data[0]?.key).toMatch(/^pk_[\w-]{43}$/);
    expect(data[0]?.hint).toBe(`pk_…${data[0]?.key?.slice(-4)}`);
    const added = await client.apiKeys.add({ kind: "publishable", name: "Kiosk" });
    expect(added.key).toMatch(/^pk_/);
    expect((await client.apiKeys.list({ limit: 1 })).data).toEqual([added]);
  });

  it("show a secret once, and keep its hash alone", async () => {
    const place = await found(house);
    const shown = await place.client.apiKeys.add({
      kind: "secret",
      name: "Door system",
      permissions: ["desks.read", "bookings.read", "desks.read"],
    });
    expect(shown.key).toMatch(/^sk_[\w-]{43}$/);
    expect(shown).toMatchObject({ permissions: ["desks.read", "bookings.read"], hint: `sk_…${shown.key.slice(-4)}` });
    const listed = await place.client.apiKeys.list();
    expect(listed.data[0]).toEqual({ ...shown, key: null });
    expect(await place.client.apiKeys.get({ id: shown._id })).toEqual({ ...shown, key: null });
    const other = await found(house);
    expect(await refusal(other.client.apiKeys.get({ id: shown._id }))).toMatchObject({ status: 404 });
    const everything = await house.database.tx({ orgId: place.orgId }, async (db) => [
      await db.selectFrom("apiKeys").selectAll().execute(),
      await db.selectFrom("idempotencyKeys").selectAll().execute(),
      await db.selectFrom("auditLog").selectAll().execute(),
    ]);
    expect(JSON.stringify(everything)).not.toContain(shown.key.slice(3));
  });

  it("can't do what their giver can't", async () => {
    const place = await found(house);
    const giver = await hire(house, place, { permissions: ["apiKeys.read", "apiKeys.write", "desks.read"] });
    const asked = { kind: "secret", name: "More" } as const;
    expect(await refusal(giver.apiKeys.add({ ...asked, permissions: ["desks.write"] }))).toMatchObject({
      status: 403,
      code: "forbidden",
      data: { permission: "desks.write" },
    });
    const own = await giver.apiKeys.add({ ...asked, permissions: ["desks.read"] });
    expect(await refusal(giver.apiKeys.update({ id: own._id, permissions: ["bookings.read"] }))).toMatchObject({
      status: 403,
      data: { permission: "bookings.read" },
    });
    expect(await refusal(giver.branches.list())).toMatchObject({ status: 403 });
  });

  it("are changed by their maker alone, and revoked by whoever manages keys", async () => {
    const place = await found(house);
    const colleague = await hire(house, place, { permissions: ["apiKeys.read", "apiKeys.write", "desks.read"] });
    const asked = { kind: "secret", name: "Door", permissions: ["desks.read", "payments.refund"] } as const;
    const { key, ...owners } = await place.client.apiKeys.add({ ...asked, permissions: [...asked.permissions] });
    expect(owners.maker).toMatchObject({ name: "Asha Rao" });
    for (const attempt of [
      () => colleague.apiKeys.rotate({ id: owners._id }),
      () => colleague.apiKeys.update({ id: owners._id, permissions: ["desks.read"] }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, code: "key_of_another" });
    }
    // Taken over it keeps its text, and does no more than its new maker.
    const { _id: makerId } = await colleague.auth.session();
    const taken = await colleague.apiKeys.takeOver({ id: owners._id });
    expect(taken).toMatchObject({ maker: { _id: makerId }, permissions: asked.permissions });
    await house.client(key).desks.list();
    expect(await refusal(place.client.apiKeys.rotate({ id: owners._id }))).toMatchObject({ code: "key_of_another" });
    expect((await place.client.apiKeys.list({ makerId })).data).toMatchObject([{ _id: owners._id }]);
    // A leak can be stopped by whoever finds it.
    expect((await place.client.apiKeys.revoke({ id: owners._id })).revokedAt).not.toBeNull();
    expect(await refusal(colleague.apiKeys.takeOver({ id: owners._id }))).toMatchObject({ code: "api_key_revoked" });
  });

  it("that are publishable belong to all branches: whoever works in some leaves them alone", async () => {
    const place = await found(house);
    const local = await hire(house, place, {
      permissions: ["apiKeys.read", "apiKeys.write"],
      branches: [place.branch._id],
    });
    const [open] = (await local.apiKeys.list()).data;
    const id = open?._id ?? "";
    for (const attempt of [
      () => local.apiKeys.add({ kind: "publishable", name: "Kiosk" }),
      () => local.apiKeys.update({ id, name: "Mine" }),
      () => local.apiKeys.rotate({ id }),
      () => local.apiKeys.revoke({ id }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, code: "branch_scope" });
    }
    expect(await refusal(place.client.apiKeys.takeOver({ id }))).toMatchObject({ status: 409, code: "api_key_of_all" });
    const expiresAt = house.minutesFromNow(60);
    const ended = { issues: [{ path: ["expiresAt"] }] };
    expect(await refusal(place.client.apiKeys.update({ id, expiresAt }))).toMatchObject(ended);
    expect(await refusal(place.client.apiKeys.add({ kind: "publishable", name: "Kiosk", expiresAt }))).toMatchObject(
      ended,
    );
  });

  it("are taken over when their maker is removed, by somebody who manages keys", async () => {
    const place = await found(house);
    const maker = await hire(house, place, { permissions: ["apiKeys.write", "desks.read"] });
    const made = await maker.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    const { _id: id } = await maker.auth.session();
    const clerk = await hire(house, place, { permissions: ["adminUsers.write", "apiKeys.read", "desks.read"] });
    expect(await refusal(clerk.adminUsers.remove({ id, keys: "takeOver" }))).toMatchObject({
      status: 403,
      data: { permission: "apiKeys.write" },
    });
    await place.client.adminUsers.remove({ id, keys: "takeOver" });
    await house.client(made.key).desks.list();
    expect(await place.client.apiKeys.get({ id: made._id })).toMatchObject({
      maker: { _id: (await place.client.auth.session())._id },
      revokedAt: null,
    });
  });

  it("change their name, and a secret one what it may do", async () => {
    const { client } = await found(house);
    const { _id, ...added } = await client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    const changed = await client.apiKeys.update({ id: _id, name: "Gate", permissions: ["bookings.read"] });
    expect(changed).toMatchObject({ name: "Gate", permissions: ["bookings.read"], hint: added.hint, key: null });
    expect(await client.apiKeys.update({ id: _id, name: "Lift" })).toMatchObject({ permissions: ["bookings.read"] });
    const open = await client.apiKeys.add({ kind: "publishable", name: "Kiosk" });
    expect(await refusal(client.apiKeys.update({ id: open._id, permissions: ["desks.read"] }))).toMatchObject({
      status: 400,
      code: "validation_failed",
      issues: [{ path: ["permissions"] }],
    });
  });

  it("are refused from the moment of their rotation or revocation on", async () => {
    const place = await found(house);
    const { apiKeys } = place.client;
    const first = await apiKeys.add({ kind: "publishable", name: "Kiosk" });
    await lookUp(first.key, place);
    const second = await apiKeys.rotate({ id: first._id });
    expect(second._id).toBe(first._id);
    expect(second.key).not.toBe(first.key);
    expect(await refusal(lookUp(first.key, place))).toMatchObject(invalidKey);
    await lookUp(second.key, place);

    const revoked = await apiKeys.revoke({ id: first._id });
    expect(revoked.revokedAt).not.toBeNull();
    expect(await refusal(lookUp(second.key, place))).toMatchObject(invalidKey);
    // Asked again it says the same, but for its last use, which is noted after the answer.
    const same = { ...revoked, lastUsedAt: expect.toBeOneOf([null, expect.any(String)]) };
    expect(await apiKeys.revoke({ id: first._id })).toEqual(same);
    expect((await apiKeys.list()).data).toContainEqual(same);
    const gone = { status: 409, code: "api_key_revoked" };
    expect(await refusal(apiKeys.rotate({ id: first._id }))).toMatchObject(gone);
    expect(await refusal(apiKeys.update({ id: first._id, name: "Back" }))).toMatchObject(gone);
  });

  it("keep one publishable key for the booking pages, also when two are revoked at once", async () => {
    const { client } = await found(house);
    const [only] = (await client.apiKeys.list()).data;
    const last = { status: 409, code: "api_key_last" };
    expect(await refusal(client.apiKeys.revoke({ id: only?._id ?? "" }))).toMatchObject(last);
    await client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    expect(await refusal(client.apiKeys.revoke({ id: only?._id ?? "" }))).toMatchObject(last);
    const other = await client.apiKeys.add({ kind: "publishable", name: "Kiosk" });
    const both = await Promise.allSettled([only?._id, other._id].map((id = "") => client.apiKeys.revoke({ id })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("tell when they were used last, to the minute", async () => {
    const place = await found(house);
    const shown = await place.client.apiKeys.add({ kind: "publishable", name: "Kiosk" });
    expect(shown.lastUsedAt).toBeNull();
    const lastUse = async () =>
      (await place.client.apiKeys.list()).data.find(({ _id }) => _id === shown._id)?.lastUsedAt ?? null;
    await lookUp(shown.key, place);
    await expect.poll(lastUse).not.toBeNull();
    const first = await lastUse();
    await lookUp(shown.key, place);
    house.advance({ minutes: 2 });
    expect(await lastUse()).toBe(first);
    await lookUp(shown.key, place);
    await expect.poll(lastUse).not.toBe(first);
  });
});
