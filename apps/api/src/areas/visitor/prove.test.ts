import { expect, it } from "vitest";
import { LIMITS } from "../../pipeline/rate-limit";
import { createTestApi } from "../../testing/create-test-api";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";
import { hourFrom, visiting } from "../testing/visiting";

type Client = ReturnType<House["client"]>;

const USED = { status: 400, code: "verification_expired" };

eachHouse("a session in place of a code", (house) => {
  const scene = async (desks = 2) => {
    const place = await found(house, { desks });
    return { place, ...(await visiting(house, place)) };
  };
  const save = (client: Client, place: Place, email: string, verificationToken: string, desk = 0, start = 60) =>
    client.bookings.saveBooking({
      ...{ verificationToken, email, orgId: place.orgId, branchId: place.branch._id, name: "Ravi Kumar" },
      ...{ deskId: place.desks[desk]?._id ?? "", type: "HOURLY", ...hourFrom(house, start) },
    });

  it("books once, as a code's proof does, also long after the last code", async () => {
    const { place, client, email } = await scene();
    house.advance({ days: 5 });
    const proof = await client.visitor.prove();
    expect(proof.memberships).toEqual([]);
    const { data } = await save(client, place, email, proof.verificationToken);
    expect(data).toMatchObject({ status: "PENDING", visitor: { email } });
    expect(await refusal(save(client, place, email, proof.verificationToken, 1))).toMatchObject(USED);
    const late = await client.visitor.prove();
    house.advance({ minutes: 31 });
    expect(await refusal(save(client, place, email, late.verificationToken, 1))).toMatchObject(USED);
  });

  it("is good for his address at his organisation alone, and opens no other session", async () => {
    const { place, client, email } = await scene();
    const other = await found(house, { desks: 1 });
    const { verificationToken } = await client.visitor.prove();
    expect(await refusal(save(client, place, "somebody@example.com", verificationToken))).toMatchObject(USED);
    expect(await refusal(save(client, other, email, verificationToken))).toMatchObject(USED);
    const { orgId } = place;
    expect(
      await refusal(house.client("pk_demo_carrel").visitor.openSession({ verificationToken, orgId })),
    ).toMatchObject(USED);
    expect(await refusal(house.client("pk_demo_carrel").visitor.prove())).toMatchObject({ status: 401 });
    // Nor does what opened the session, or staff's token, stand for one.
    expect(await refusal(place.client.visitor.prove())).toMatchObject({ status: 401 });
    await save(client, place, email, verificationToken);
  });

  it("ends with the session: signed out, over, erased", async () => {
    const { place, client, email, token } = await scene();
    const { verificationToken: before } = await client.visitor.prove();
    await client.visitor.signOut();
    expect(await refusal(save(client, place, email, before))).toMatchObject(USED);
    await client.storage.set("Bearer", token);
    expect(await refusal(client.visitor.prove())).toMatchObject({ status: 401, statuscode: 7067 });

    const again = await visiting(house, place, `late-${email}`);
    house.advance({ days: 6, hours: 23, minutes: 50 });
    const { verificationToken: last } = await again.client.visitor.prove();
    house.advance({ minutes: 15 });
    expect(await refusal(save(again.client, place, again.email, last))).toMatchObject(USED);

    const gone = await visiting(house, place, `gone-${email}`);
    const { verificationToken: erased } = await gone.client.visitor.prove();
    await gone.client.visitor.erase({ confirm: gone.email });
    expect(await refusal(save(gone.client, place, gone.email, erased))).toMatchObject(USED);
  });

  it("leaves what one address may have waiting as it is, of many at once, also where no code was mailed for days", async () => {
    const { place, client, email } = await scene(8);
    house.advance({ days: 3 });
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.deleteFrom("codeFlows").where("subjectEmail", "=", email).execute(),
    );
    const proofs = await Promise.all(Array.from({ length: 8 }, () => client.visitor.prove()));
    const tried = await Promise.allSettled(
      proofs.map(({ verificationToken }, desk) => save(client, place, email, verificationToken, desk)),
    );
    const refused = tried.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(5).fill("visitor_limit"));
    // A code can be had all the same.
    await client.bookings.sendOtp({ email, orgId: place.orgId });
  });

  it("is had ten times an hour", async () => {
    const { token } = await scene();
    const limits = { ...LIMITS, general: null };
    const api = createTestApi({ database: house.database, clock: house.api.clock, limits });
    const limited = api.client("pk_demo_carrel");
    await limited.storage.set("Bearer", token);
    for (let count = 0; count < 10; count += 1) await limited.visitor.prove();
    expect(await refusal(limited.visitor.prove())).toMatchObject({ status: 429, code: "rate_limited" });
  });
});
