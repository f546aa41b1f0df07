import { expect, it } from "vitest";
import { TEST_ORIGIN } from "../../testing/create-test-api";
import { softPasskey } from "../../testing/soft-passkey";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../testing/house";

const wrong = { code: "otp_wrong" };

eachHouse("passkeys", (house) => {
  const platform = () => house.client("pk_demo_carrel");
  const login = async ({ email }: Pick<Place, "email">) => {
    const reply = await platform().auth.login({ email, password: PASSWORD });
    if (reply.statuscode !== 2) throw new Error("A second factor was expected");
    return { _id: reply.data._id, methods: reply.methods };
  };
  /** An owner with a passkey. */
  const enrolled = async () => {
    const place = await found(house);
    const key = softPasskey(TEST_ORIGIN);
    const passkey = key.create(await place.client.auth.startPasskey());
    const added = await place.client.auth.addPasskey({ name: "Laptop", passkey });
    return { place, key, added };
  };
  const verify = (_id: string, passkey: ReturnType<ReturnType<typeof softPasskey>["get"]>) =>
    platform().auth.verifyLogin({ _id, method: "passkey", passkey });

  it("end a sign-in, and are named and removed as all factors", async () => {
    const { place, key, added } = await enrolled();
    expect(added).toMatchObject({ factor: { kind: "passkey", name: "Laptop" }, recoveryCodes: expect.any(Array) });
    const { _id, methods } = await login(place);
    expect(methods).toEqual(["passkey", "recovery"]);
    const options = await platform().auth.passkeyChallenge({ _id });
    expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [{ transports: ["internal"] }] });
    expect((await verify(_id, key.get(options))).data.email).toBe(place.email);
    const { factors } = await place.client.auth.secondFactors();
    expect(factors).toMatchObject([{ name: "Laptop", lastUsedAt: expect.any(String) }]);
    await place.client.auth.removeFactor({ id: added.factor._id });
    expect(await platform().auth.login({ email: place.email, password: PASSWORD })).toMatchObject({ statuscode: 1 });
  });

  it("sign a challenge once, within five minutes", async () => {
    const { place, key } = await enrolled();
    const first = await login(place);
    const options = await platform().auth.passkeyChallenge({ _id: first._id });
    const proof = key.get(options);
    await verify(first._id, proof);
    const again = await login(place);
    expect(await refusal(verify(again._id, proof))).toMatchObject(wrong);
    const late = await platform().auth.passkeyChallenge({ _id: again._id });
    house.advance({ minutes: 5 });
    expect(await refusal(verify(again._id, key.get(late)))).toMatchObject(wrong);
    const tried = await platform().auth.passkeyChallenge({ _id: again._id });
    expect(await refusal(verify(again._id, key.get(tried, { origin: "https://evil.test" })))).toMatchObject(wrong);
    // A wrong answer has used it up too.
    expect(await refusal(verify(again._id, key.get(tried)))).toMatchObject(wrong);
  });

  it("are believed at the platform's own address alone, for its own host, and while they count on", async () => {
    for (const forged of [
      { origin: "https://evil.test" },
      { rpId: "evil.test" },
      { challenge: "c29tZXRoaW5nIGVsc2U" },
      { counter: 1 },
    ]) {
      const { place, key } = await enrolled();
      const first = await login(place);
      await verify(first._id, key.get(await platform().auth.passkeyChallenge({ _id: first._id })));
      const { _id } = await login(place);
      const options = await platform().auth.passkeyChallenge({ _id });
      expect(await refusal(verify(_id, key.get(options, forged))), JSON.stringify(forged)).toMatchObject(wrong);
    }
  });

  it("are each person's own", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const { _id } = await login(one.place);
    const options = await platform().auth.passkeyChallenge({ _id });
    expect(await refusal(verify(_id, other.key.get(options)))).toMatchObject(wrong);
  });

  it("share the five tries of a sign-in", async () => {
    const { place, key } = await enrolled();
    const { _id } = await login(place);
    const proof = key.get(await platform().auth.passkeyChallenge({ _id }), { origin: "https://evil.test" });
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 5; guess += 1) codes.push((await refusal(verify(_id, proof))).code);
    expect(codes).toEqual(["otp_wrong", "otp_wrong", "otp_wrong", "otp_wrong", "otp_locked"]);
    expect(await refusal(platform().auth.passkeyChallenge({ _id }))).toMatchObject({ status: 400 });
  });

  it("are added by the answer to a challenge that was not used and is no older than five minutes", async () => {
    const { client } = await found(house);
    const refused = { status: 400, code: "passkey_refused" };
    const key = softPasskey(TEST_ORIGIN);
    for (const forged of [
      { origin: "https://evil.test" },
      { rpId: "evil.test" },
      { challenge: "c29tZXRoaW5nIGVsc2U" },
    ]) {
      const options = await client.auth.startPasskey();
      const bad = client.auth.addPasskey({ name: "Laptop", passkey: key.create(options, forged) });
      expect(await refusal(bad), JSON.stringify(forged)).toMatchObject(refused);
      const after = client.auth.addPasskey({ name: "Laptop", passkey: key.create(options) });
      expect(await refusal(after), "a used challenge").toMatchObject(refused);
    }
    const options = await client.auth.startPasskey();
    house.advance({ minutes: 5 });
    const late = client.auth.addPasskey({ name: "Laptop", passkey: key.create(options) });
    expect(await refusal(late)).toMatchObject(refused);
    expect((await client.auth.secondFactors()).factors).toEqual([]);
  });

  it("are several, none of them twice", async () => {
    const { place, key } = await enrolled();
    const { auth } = place.client;
    const options = await auth.startPasskey();
    expect(options.excludeCredentials).toHaveLength(1);
    const twice = auth.addPasskey({ name: "Laptop again", passkey: key.create(options) });
    expect(await refusal(twice)).toMatchObject({ code: "passkey_refused" });
    const phone = softPasskey(TEST_ORIGIN).create(await auth.startPasskey());
    expect(await auth.addPasskey({ name: "Phone", passkey: phone })).toMatchObject({ recoveryCodes: null });
    expect((await auth.secondFactors()).factors).toHaveLength(2);
  });

  it("are changed in a confirmed session alone", async () => {
    const { place } = await enrolled();
    const token = (await place.client.storage.get("Bearer")) ?? "";
    const { auth } = house.api.client("pk_demo_carrel", token);
    const passkey = softPasskey(TEST_ORIGIN).create(await auth.startPasskey());
    house.advance({ minutes: 11 });
    const needed = { status: 403, code: "confirmation_needed" };
    expect(await refusal(auth.startPasskey())).toMatchObject(needed);
    expect(await refusal(auth.addPasskey({ name: "Mine", passkey }))).toMatchObject(needed);
  });

  it("are neither offered nor taken under another host", async () => {
    const { place, key } = await enrolled();
    await place.client.auth.setMailCodes({ mailCodes: true });
    const elsewhere = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", "x-api-key": "pk_demo_carrel" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await house.api.fetch(new Request(`https://desk.partner.test/api${path}`, init))).json();
    };
    const reply = await elsewhere("/admin/login", { email: place.email, password: PASSWORD });
    expect(reply).toMatchObject({ statuscode: 2, methods: ["mail", "recovery"] });
    const { _id } = reply.data;
    expect(await elsewhere("/admin/login/passkey", { _id })).toMatchObject({ code: "passkeys_elsewhere" });
    const passkey = key.get(await platform().auth.passkeyChallenge({ _id }));
    expect(await elsewhere("/admin/verify-login", { _id, method: "passkey", passkey })).toMatchObject(wrong);
  });
});
