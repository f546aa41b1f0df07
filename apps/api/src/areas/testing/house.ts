import { ApiError, type Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { Branch, Desk, FeePlan, OrganisationFeatures, WorkspaceKind } from "@carrel/sdk/schemas";
import { beforeAll, beforeEach } from "vitest";
import { giveProof } from "../../codes/visitor-proof";
import { json } from "../../database/json";
import { findOrganisation } from "../../database/lookups";
import type { Database } from "../../database/port";
import type { Row } from "../../database/schema";
import { tellAllEvents } from "../../platform/notifications/tell-events";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import {
  createTestApi,
  TEST_LINKS,
  TEST_ORIGIN,
  type TestApi,
  type TestApiOptions,
} from "../../testing/create-test-api";
import { eachDatabase, ONE_OF_BOTH } from "../../testing/databases";
import { DEMO_NOW } from "../../testing/demo-database";
import { testRandom } from "../../testing/rows";
import { type TestClock, testClock, testPasswords } from "../../testing/test-ports";

/** Everybody's: of the demo's people, and of those who are put into the database. Too easy to guess for the server to take. */
export const PASSWORD = DEMO_PASSWORD;
/** One that the server takes. */
export const SENTENCE = "a quiet seat by the window";

/** The whole server on one database, reached as its clients reach it. */
export interface House {
  readonly database: Database;
  /** The server itself, for what no client of its calls can do. */
  readonly api: TestApi;
  setNow: TestClock["set"];
  advance: TestClock["advance"];
  /** An instant so many minutes from the current one, as calls take it. */
  minutesFromNow(minutes: number): string;
  /** A client of its own, without a session; where a call takes a confirmed one it confirms it, as people do. */
  client(apiKey: string): Client<Contract>;
  /** The newest mail to an address. */
  lastMail(address: string): Promise<Row<"mails">>;
  /** The token of the newest link that was mailed to an address. */
  linkFor(address: string): Promise<string>;
  /** The newest code that was mailed to an address. */
  codeFor(address: string): Promise<string>;
  /** Tells the staff what happened, as the job does. */
  tell(): Promise<void>;
  changeFeatures(orgId: string, features: Partial<OrganisationFeatures>): Promise<void>;
  /** A new id that nothing has. */
  id(): string;
  /** Text that no other call gave. */
  unique(): string;
}

/** Each reading is a millisecond later than the one before, so that the newest of two mails is the later one. */
function tickingClock(): TestClock {
  const clock = testClock(DEMO_NOW);
  return {
    ...clock,
    now() {
      clock.advance({ seconds: 0.001 });
      return clock.now();
    },
  };
}

/** Describes a suite, with the demo in the database and the server in front of it; once on each of `kinds`. */
export const eachHouse = (
  name: string,
  suite: (house: House) => void,
  {
    kinds = ONE_OF_BOTH,
    ...options
  }: { kinds?: readonly Database["kind"][] } & Pick<TestApiOptions, "dns" | "publicUrl" | "limits" | "files"> = {},
) =>
  eachDatabase(
    name,
    (test) => {
      const clock = tickingClock();
      let counter = 0;
      let opened: TestApi | undefined;
      const server = () => {
        if (!opened) throw new Error("The house opens before the first test: use it inside one");
        return opened;
      };
      beforeAll(() => {
        opened = createTestApi({ database: test.database, clock, ...options });
      });
      beforeEach(() => clock.set(DEMO_NOW));
      suite({
        get database() {
          return test.database;
        },
        get api() {
          return server();
        },
        minutesFromNow: (minutes) => {
          const minute = Math.floor(clock.now().getTime() / 60_000) + minutes;
          return new Date(minute * 60_000).toISOString();
        },
        setNow: clock.set,
        advance: clock.advance,
        client: (apiKey) => server().client(apiKey, undefined, undefined, PASSWORD),
        codeFor: (address) => server().codeFor(address),
        async linkFor(address) {
          for (const { textBody } of await server().mailsTo(address)) {
            const token = /\/auth\/[a-z-]+#([\w-]{43})$/m.exec(textBody)?.[1];
            if (token) return token;
          }
          throw new Error(`No link was mailed to ${address}`);
        },
        async lastMail(address) {
          const [newest] = await server().mailsTo(address);
          if (!newest) throw new Error(`No mail went to ${address}`);
          return test.database.tx({ orgId: newest.orgId }, (db) =>
            db.selectFrom("mails").selectAll().where("mailId", "=", newest.mailId).executeTakeFirstOrThrow(),
          );
        },
        tell: () => tellAllEvents({ ...server().ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS }),
        async changeFeatures(orgId, features) {
          const organisation = await test.database.lookup((db) => findOrganisation(db, orgId));
          if (!organisation) throw new Error("There is no such organisation");
          await test.database.tx({ orgId }, (db) =>
            db
              .updateTable("organisations")
              .set({ features: json({ ...organisation.features, ...features }) })
              .execute(),
          );
        },
        id: testRandom.id,
        unique() {
          counter += 1;
          return `${counter}`;
        },
      });
    },
    { contents: "demo", kinds },
  );

/** An organisation that somebody registered, with a branch, desks and an hourly plan. */
export interface Place {
  orgId: string;
  orgCode: string;
  /** The owner's address; his password is `PASSWORD`. */
  email: string;
  /** Signed in as the owner. */
  client: Client<Contract>;
  branch: Branch;
  desks: Desk[];
  /** 25 rupees an hour and 18 % tax. */
  plan: FeePlan;
}

interface PlaceOptions {
  orgName?: string;
  workspaceKind?: WorkspaceKind;
  /** How many; named D1 … or, in a study hall, S1 … */
  desks?: number;
  /** The key under which it registers. */
  apiKey?: string;
}

/** Registers an organisation over HTTP, with a code from its mail, and sets it up. */
export async function found(house: House, options: PlaceOptions = {}): Promise<Place> {
  const { workspaceKind = "co-working", desks: count = 0, apiKey = "pk_demo_carrel" } = options;
  const client = house.client(apiKey);
  const email = `owner-${house.unique()}@example.com`;
  const { tempRegId } = await client.auth.signUp({
    orgName: options.orgName ?? `Hall ${house.unique()}`,
    workspaceKind,
    name: "Asha Rao",
    email,
    password: SENTENCE,
  });
  await client.auth.verify({ tempRegId, otp: await house.codeFor(email) });
  const branch = await client.branches.add({ name: "Library Lane", timezone: "Asia/Kolkata" });
  const plan = await client.feePlans.add({
    name: "Hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 2_500,
    taxPercent: 18,
  });
  const letter = workspaceKind === "study-hall" ? "S" : "D";
  const desks: Desk[] = [];
  for (let number = 1; number <= count; number += 1) {
    desks.push(await client.desks.add({ branchId: branch._id, name: `${letter}${number}` }));
  }
  const { _id: orgId, orgCode } = (await client.auth.session()).loggedOrgDetails;
  const passwordHash = await testPasswords.hash(PASSWORD);
  await house.database.tx({ orgId }, (db) => db.updateTable("adminUsers").set({ passwordHash }).execute());
  return { orgId, orgCode, email, client, branch, desks, plan };
}

/** Proves a visitor's address to an organisation, with a code from its mail. */
export async function proofFor(house: House, client: Client<Contract>, orgId: string, email: string): Promise<string> {
  await client.bookings.sendOtp({ email, orgId });
  const { verificationToken } = await client.bookings.verifyOtp({ email, orgId, otp: await house.codeFor(email) });
  return verificationToken;
}

/** One more proof of an address, as one more right code would give: codes are limited, and each proof books once. */
export const givenProof = async (house: House, orgId: string, email: string): Promise<string> => {
  const now = house.api.ports.clock.now();
  const given = await house.database.tx({ orgId }, (db) => giveProof({ db, orgId, now, random: testRandom }, email));
  return given.token;
};

/** The refusal that a call meets. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("The call was expected to be refused");
}
