import { ApiError, type Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { authPolicy } from "../areas/auth/policy";
import { sha256Hex } from "../codes/secrets";
import { findSuperOrganisation } from "../database/lookups";
import { LIMITS } from "../pipeline/rate-limit";
import { createTestApi, type TestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { foundPlatform, offerSetUp } from "./found-platform";

const PASSWORD = "a long enough sentence";
const HALL_OWNER = { name: "Tara Nair", email: "tara@quiet.test", password: PASSWORD };
const OWNER = { name: "Asha Rao", email: "asha@platform.test", password: PASSWORD, passwordConfirm: PASSWORD };
const DEAD = { status: 400, code: "set_up_link_invalid" };

/** What a refused call says; fails where it isn't refused. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("The call was to be refused"),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

eachDatabase("an empty platform", (test) => {
  let api: TestApi;
  let orgId: string;
  let key: string;
  /** An organisation that signed up. */
  let hall: Client<Contract>;

  beforeAll(async () => {
    const { database } = test;
    api = createTestApi({ database });
    await Promise.all([foundPlatform(database, api.ports), foundPlatform(database, api.ports)]);
    await foundPlatform(database, api.ports);
    orgId = (await database.lookup(findSuperOrganisation))?.orgId ?? "";
    const keys = await database.tx({ orgId }, (db) => db.selectFrom("apiKeys").selectAll().execute());
    expect(keys).toHaveLength(1);
    key = keys[0]?.keyText ?? "";
    hall = api.client(key);
    const { tempRegId } = await hall.auth.signUp({ orgName: "Quiet Hall", workspaceKind: "study-hall", ...HALL_OWNER });
    await hall.auth.verify({ tempRegId, otp: await api.codeFor(HALL_OWNER.email) });
  });

  // As if nobody had been there.
  beforeEach(() =>
    test.database.tx({ orgId }, async (db) => {
      await db.deleteFrom("adminUsers").where("orgId", "=", orgId).execute();
      await db.deleteFrom("links").where("orgId", "=", orgId).execute();
    }),
  );

  const offer = (server: string) => offerSetUp(test.database, api.ports, server);
  const tokenOf = async (server = "first") => (await offer(server))?.token ?? "";
  const setUp = (token: string, changes: Partial<typeof OWNER> = {}, on = api) =>
    on.client(key).auth.setUp({ ...OWNER, ...changes, token });
  const people = () =>
    test.database.tx({ orgId }, (db) => db.selectFrom("adminUsers").selectAll().where("orgId", "=", orgId).execute());
  const links = () => test.database.tx({ orgId }, (db) => db.selectFrom("links").selectAll().execute());
  const entries = (action: string) =>
    test.database.tx({ orgId }, (db) => db.selectFrom("auditLog").selectAll().where("action", "=", action).execute());

  it("is founded once, however many servers start, and takes sign-ups", async () => {
    const { loggedOrgDetails } = await hall.auth.session();
    expect(loggedOrgDetails).toMatchObject({ orgName: "Quiet Hall", isSuper: false });
  });

  it("makes whoever has a link its owner, who may all that is the platform's and signs in by his password", async () => {
    const client = api.client(key);
    const { data } = await client.auth.setUp({ ...OWNER, email: "Asha@Platform.test", token: await tokenOf() });
    expect(data).toMatchObject({ name: OWNER.name, email: OWNER.email, isDefaultUser: true });
    expect(data.loggedOrgDetails).toMatchObject({ _id: orgId, isSuper: true });
    expect(data.permissions).toContain("superOrg.write");
    expect((await client.organisation.clients({ limit: 10, page: 1 })).data).toMatchObject([{ orgName: "Quiet Hall" }]);

    const later = await api.client(key).auth.login({ email: OWNER.email, password: PASSWORD });
    expect(later).toMatchObject({ statuscode: 1, user: { _id: data._id } });
  });

  it("keeps a link hashed only, and what came of it in the audit log without it", async () => {
    const token = await tokenOf();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await links()).toMatchObject([{ tokenHash: await sha256Hex(token) }]);
    const wrong = "a-token-that-nobody-ever-was-given";
    await refusalOf(setUp(wrong, { email: "mallory@example.com" }));
    const { data } = await setUp(token);
    const ofOwner = { actorId: data._id, recordId: data._id, after: { ownerId: data._id } };
    expect(await entries("auth.setUp")).toContainEqual(expect.objectContaining(ofOwner));
    const refused = await entries("auth.signInRefused");
    expect(refused.map(({ after }) => after)).toContainEqual({ call: "auth.setUp", reason: DEAD.code });
    const told = JSON.stringify([await links(), await entries("auth.setUp"), refused, api.log.lines]);
    for (const secret of [token, wrong, PASSWORD]) expect(told).not.toContain(secret);
  });

  it("takes no link that was made up, ended with its server, or by its server's next start, or after 24 hours", async () => {
    const former = await tokenOf();
    const stopped = await offer("second");
    await stopped?.close();
    const token = await tokenOf();
    for (const given of ["a-token-that-nobody-ever-was-given", former, stopped?.token ?? ""]) {
      expect(await refusalOf(setUp(given))).toMatchObject(DEAD);
    }
    expect(await links()).toHaveLength(1);
    api.clock.advance({ hours: 24 });
    expect(await refusalOf(setUp(token))).toMatchObject(DEAD);
    expect(await people()).toEqual([]);
    await setUp(await tokenOf());
  });

  it("takes a link up to the end of its day", async () => {
    const token = await tokenOf();
    api.clock.advance({ hours: 23, minutes: 59 });
    await setUp(token);
  });

  it("keeps a link for another try after a common password, a typing error and an address that has an account", async () => {
    const token = await tokenOf();
    const pathsOf = async (call: Promise<unknown>) => (await refusalOf(call)).issues?.map(({ path }) => path.join("."));
    const common = { password: "password123", passwordConfirm: "password123" };
    expect(await pathsOf(setUp(token, common))).toEqual(["password"]);
    expect(await pathsOf(setUp(token, { passwordConfirm: "another one" }))).toEqual(["passwordConfirm"]);
    expect(await pathsOf(setUp(token, { name: " " }))).toEqual(["name"]);
    expect(await refusalOf(setUp(token, { email: HALL_OWNER.email }))).toMatchObject({ code: "email_taken" });
    expect(await people()).toEqual([]);
    await setUp(token);
  });

  it("serves its link under its own key alone, and mails nobody a code of it", async () => {
    const token = await tokenOf();
    const { data } = await hall.apiKeys.list({ limit: 1, page: 1 });
    const stranger = api.client(data[0]?.key ?? "");
    expect(await refusalOf(stranger.auth.setUp({ ...OWNER, token }))).toMatchObject(DEAD);
    const [link] = await links();
    const again = await refusalOf(api.client(key).auth.resendOtp({ _id: link?.linkId ?? "" }));
    expect(again).toMatchObject({ status: 400, code: "otp_expired" });
    await setUp(token);
  });

  it.each([0, 1])("has a link of each server that starts, number %i of which ends the others", async (used) => {
    const tokens = await Promise.all([tokenOf("first"), tokenOf("second")]);
    expect(new Set(tokens).size).toBe(2);
    await setUp(tokens[used] ?? "");
    expect(await links()).toEqual([]);
    for (const token of tokens) expect(await refusalOf(setUp(token))).toMatchObject(DEAD);
    expect(await offer("third")).toBeNull();
  });

  it("gets one owner of all who try at once, and no link of a server that starts meanwhile", async () => {
    const tokens = await Promise.all(["first", "second", "third"].map(tokenOf));
    const tries = [...tokens, ...tokens].map((token, place) => setUp(token, { email: `owner-${place}@platform.test` }));
    const starts = ["fourth", "fifth"].map(tokenOf);
    const tried = await Promise.allSettled(tries);
    await Promise.all(starts);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tried) if (one.status === "rejected") expect(one.reason).toMatchObject(DEAD);
    expect(await people()).toHaveLength(1);
    expect(await links()).toEqual([]);
  });

  it("lets nobody try links without end", async () => {
    const limited = createTestApi({ database: test.database, limits: { ...LIMITS, general: null } });
    const guess = () => refusalOf(setUp("a-token-that-nobody-ever-was-given", {}, limited));
    const [allowed] = authPolicy.setUp?.limits ?? [];
    for (let call = 0; call < (allowed?.calls ?? 0); call++) expect(await guess()).toMatchObject(DEAD);
    expect(await guess()).toMatchObject({ status: 429, code: "rate_limited" });
  });
});
