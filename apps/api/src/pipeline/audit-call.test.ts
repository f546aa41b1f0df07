import { ApiError, type Client } from "@carrel/sdk";
import { type Contract, type ContractShape, contract, type Operation } from "@carrel/sdk/contract";
import { exampleOf } from "@carrel/sdk/testing";
import { type ValidationShape, validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { eachHouse, found, type House, proofFor } from "../areas/testing/house";
import type { Context } from "../context";
import type { TenantTransaction } from "../database/port";
import { conflict } from "../failure";
import { REFUSED_SIGN_IN } from "../platform/audit/rules";
import { isPlatformPermission } from "../platform/system-roles";
import { inputFor, ROWS } from "../testing/access/calls";
import { settle } from "../testing/access/places";
import { eachDemoApi } from "../testing/demo-api";
import { implementationOf } from "../testing/implementations";
import { servePart } from "../testing/serve-part";

const actionsIn = async (db: TenantTransaction): Promise<string[]> =>
  (await sql<{ action: string }>`select action from audit_log order by entry_id`.execute(db)).rows.map(
    ({ action }) => action,
  );

/** They ask the payment gateway before their handler; their area's test looks at their entries. */
const ASK_FIRST = ["subscription.createOrder", "subscription.verifyPayment", "subscription.cancelRecurring"];

/** What is left of a call that was refused: nothing, unless it tried to prove who somebody is. */
const entryOfRefusal = (name: string) => (implementationOf(name).policy.refusal === "sign-in" ? [REFUSED_SIGN_IN] : []);

/** What is left of a write that was done: its entry, unless it is exempt. */
const entryOfSuccess = (name: string) => (implementationOf(name).policy.entry === "none" ? [] : [name]);

/** The writes of the whole contract that staff call with JSON, pending or not: here the test's own handlers answer. */
const STAFF_WRITES = Object.entries(contract).flatMap(([area, rows]) =>
  Object.entries(rows)
    .filter(
      ([, row]: [string, Operation]) => row.kind === "write" && (row.access ?? "bearer") === "bearer" && !row.sends,
    )
    .map(([operation, row]: [string, Operation]) => ({ area, operation, name: `${area}.${operation}`, row }))
    .filter(({ name }) => !ASK_FIRST.includes(name)),
);

eachDemoApi("the pipeline's audit entries", (demo) => {
  const DEMO_OWNER = "owner@carrel.test";
  let token: string;
  let orgId: string;
  beforeAll(async () => {
    token = await demo.signIn(DEMO_OWNER);
    orgId = (await demo.api.client("pk_demo_carrel", token).auth.session()).loggedOrgDetails._id;
  });
  const entries = () => demo.api.ports.database.tx({ orgId }, actionsIn);

  describe.each(STAFF_WRITES)("$name", ({ area, operation, name, row }) => {
    const call = async (handle: (context: Context) => Promise<unknown>) => {
      const schemas: ValidationShape<ContractShape> = validation;
      const schema = schemas[area]?.[operation];
      if (!schema) throw new Error(`${name} has no schema`);
      const part = servePart<ContractShape, ValidationShape<ContractShape>>(
        demo,
        { [area]: { [operation]: row } },
        { [area]: { [operation]: schema } },
        { [area]: { [operation]: handle as never } },
      );
      await part.client(token)[area]?.[operation]?.(exampleOf(schema.input) as never);
    };
    const result = () => {
      const schemas: ValidationShape<ContractShape> = validation;
      return exampleOf(schemas[area]?.[operation]?.output ?? contractHasNone(name));
    };

    it("leaves exactly one when it succeeds, whatever its handler does", async () => {
      const before = await entries();
      await call(async () => result());
      expect((await entries()).slice(before.length)).toEqual(entryOfSuccess(name));
    });

    it("leaves none of its own when its handler refuses, throws, or answers what it must not", async () => {
      const before = await entries();
      await expect(call(async () => Promise.reject(conflict("no", "No.")))).rejects.toThrow("No.");
      await expect(call(async () => conflict("no", "No."))).rejects.toThrow("No.");
      await expect(call(async () => Promise.reject(new Error("a fault")))).rejects.toThrow(ApiError);
      const refusals = [...entryOfRefusal(name), ...entryOfRefusal(name)];
      expect((await entries()).slice(before.length)).toEqual(refusals);
    });
  });
});

const contractHasNone = (name: string): never => {
  throw new Error(`${name} has no schema`);
};

/**
 * What the loop's own input can't bring to an end: records in use, desks and requests that nobody has, the last key,
 * passwords and codes that only a person knows, pictures that are none, a plan that isn't for sale, and what is for organisations that have others
 * below them.
 */
const NEEDS_MORE = [
  ...["apiKeys.revoke", "auth.changePassword", "auth.confirm", "branches.remove", "desks.remove", "feePlans.remove"],
  ...["customers.merge", "organisation.createClient"],
  ...["customers.remove", "desks.assignUser", "desks.reassignUser", "desks.unassignUser", "desks.renew"],
  ...["gallery.upload", "gallery.removeImage", "organisation.uploadLogo", "organisation.addComment"],
  ...["dues.claim", "deposits.giveBack", "deposits.keep", "cash.count"],
  ...["memberships.add", "memberships.change", "memberships.reinstate", "memberships.transfer"],
  ...["installationRequests.unassign", "subscription.createOrder", "subscription.cancelRecurring"],
  "website.verifyDns",
  ...["auth.addPasskey", "auth.enableApp", "auth.renewRecoveryCodes", "auth.renameFactor", "auth.removeFactor"],
];

const attempt = async (client: Client<Contract>, name: string, input: object) => {
  const [area = "", operation = ""] = name.split(".");
  const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
  try {
    await methods[operation]?.(input);
    return "done";
  } catch (error) {
    if (error instanceof ApiError) return "refused";
    throw error;
  }
};

eachHouse("every write that has a handler", (house: House) => {
  const done: string[] = [];
  // The platform's own calls are refused to an ordinary organisation's owner; their areas' tests look at their entries.
  const writes = ROWS.filter(
    ({ row, permission }) =>
      row.kind === "write" &&
      (row.access ?? "bearer") === "bearer" &&
      !(permission !== null && isPlatformPermission(permission)),
  );

  it.each(writes)("$name leaves one entry when it is done, and none of its own when it is refused", async (row) => {
    const { client, belongings } = await settle(house);
    const entries = () => house.database.tx({ orgId: belongings.orgId }, actionsIn);
    const before = await entries();
    const outcome = await attempt(client, row.name, inputFor(row, belongings));
    if (outcome === "done") done.push(row.name);
    const own = outcome === "done" ? entryOfSuccess(row.name) : entryOfRefusal(row.name);
    expect((await entries()).slice(before.length)).toEqual(own);
  });

  it("is done for the most part, so that the loop proves something", () => {
    const undone = writes.map(({ name }) => name).filter((name) => !done.includes(name));
    expect(undone.filter((name) => !NEEDS_MORE.includes(name))).toEqual([]);
  });

  it("names a visitor's calls too, from the sign-up on", async () => {
    const { orgId, client, branch, desks } = await found(house, { desks: 1 });
    const visitor = house.client("pk_demo_carrel");
    const email = "nisha@example.com";
    const verificationToken = await proofFor(house, visitor, orgId, email);
    const { bookingId } = await visitor.bookings.saveBooking({
      orgId,
      branchId: branch._id,
      deskId: desks[0]?._id ?? "",
      verificationToken,
      email,
      name: "Nisha Verma",
      type: "HOURLY",
      startAt: "2026-11-23T05:00:00Z",
      endAt: "2026-11-23T06:00:00Z",
    });
    expect(await house.database.tx({ orgId }, actionsIn)).toEqual([
      ...["auth.verify", "branches.add", "feePlans.add", "desks.add"],
      ...["bookings.sendOtp", "bookings.verifyOtp", "bookings.saveBooking"],
    ]);
    const { data } = await client.auditLog.list({ recordId: bookingId });
    expect(data).toMatchObject([{ actor: { kind: "visitor", _id: null, name: "" }, before: null }]);
    const { data: all } = await client.auditLog.list({ limit: 100, page: 1 });
    expect(JSON.stringify(all)).not.toContain(email);
    expect(JSON.stringify(all)).not.toContain(verificationToken);
  });
});
