import type { Client } from "../../packages/sdk/src";
import type { Contract } from "../../packages/sdk/src/contract";
import type { Caller } from "./calls";

/** The demo's Harbour Works with more desks, and who is signed in there; Athena Reading Rooms beside it. */
export interface Hall {
  orgId: string;
  branchId: string;
  /** One for each front desk. */
  frontDesks: readonly string[];
  /** Those that honest visitors book. */
  visited: readonly string[];
  /** Those that attackers book. */
  attacked: readonly string[];
  customerId: string;
  /** Sessions. */
  front: readonly [string, string];
  owner: string;
  /** The owner's machine, which the server knows. */
  device: string;
  secretKey: string;
  neighbour: { orgId: string; token: string; deskIds: readonly string[]; customerId: string };
  /** Every organisation that strangers may ask for a code. */
  orgIds: readonly string[];
}

/** The platform's own key: its booking pages carry it, so everybody has it. */
export const PAGE_KEY = "pk_demo_carrel";
export const OWNER = "owner@harbour.test";
export const PASSWORD = "carrel-demo";

/** What attackers and honest visitors book of a branch. */
const DESKS = 20;
/** Days from now on which visitors book; the demo takes bookings for 60. */
const DAYS = 55;
/** Hours of a day in which the branch is open on every day of the week, and when the first begins, in UTC. */
const HOURS = 6;
const FIRST_HOUR = 4.5;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day from which on staff book, and sheets do: nobody else books so late, and they may not much later. */
export const FAR_AHEAD = (Math.floor(Date.now() / DAY) + 366) * DAY;

/** An hour at one of some desks that no other number has, until all are given. */
export function hourAt(desks: readonly string[], number: number) {
  const deskId = desks[number % desks.length] ?? "";
  const slot = Math.floor(number / desks.length);
  const day = 2 + (Math.floor(slot / HOURS) % DAYS);
  const start = Math.floor(Date.now() / DAY) * DAY + day * DAY + (FIRST_HOUR + (slot % HOURS)) * HOUR;
  return { deskId, startAt: new Date(start).toISOString(), endAt: new Date(start + HOUR).toISOString() };
}

/** The most days that a visitor may ask for at once: whole ones of the hall, which begin at half past six in the evening in UTC. */
export function longestStay() {
  const start = Math.floor(Date.now() / DAY) * DAY + 2 * DAY + 18.5 * HOUR;
  return { startAt: new Date(start).toISOString(), endAt: new Date(start + 31 * DAY).toISOString() };
}

async function signedIn(calls: Caller, email: string) {
  const client = calls.client({ from: "198.51.100.10", key: PAGE_KEY });
  const login = await client.auth.login({ email, password: PASSWORD });
  if (!("token" in login)) throw new Error(`${email} got no token`);
  return { client, token: login.token, device: login.deviceToken ?? "" };
}

async function addDesks(client: Client<Contract>, branchId: string, count: number): Promise<string[]> {
  const validatedData = Array.from({ length: count }, (_, index) => ({ branchId, name: `Bench ${index + 1}` }));
  await client.desks.processBulkUpload({ validatedData });
  const { data } = await client.desks.list({ limit: 100, page: 1, search: "Bench" });
  return data.map(({ _id }) => _id);
}

const first = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error("The demo has none");
  return row;
};

/** Makes the hall in a server that was just opened with the demo. */
export async function prepareHall(calls: Caller): Promise<Hall> {
  const stranger = calls.client({ from: "198.51.100.10", key: PAGE_KEY });
  const found = await stranger.bookings.superOrgLookup({ orgCode: "HARBOUR" });
  const athena = await stranger.bookings.superOrgLookup({ orgCode: "ATHENA" });
  const branchId = first(found.branches.filter(({ name }) => name === "Pier 4"))._id;
  const owner = await signedIn(calls, OWNER);
  const session = await owner.client.auth.session();
  await owner.client.auth.selectBranch({ _id: session._id, selectedBranch: branchId });
  const desks = await addDesks(owner.client, branchId, 2 + 2 * DESKS);
  const { key } = await owner.client.apiKeys.add({
    kind: "secret",
    name: "Bench",
    permissions: ["desks.read", "bookings.read", "customers.read"],
  });
  const { data: customers } = await owner.client.customers.list({ limit: 1, page: 1 });
  const [left, right] = [await signedIn(calls, "desk@harbour.test"), await signedIn(calls, "desk@harbour.test")];

  const other = await signedIn(calls, "owner@athena.test");
  const deskIds = await addDesks(other.client, first(athena.branches)._id, 50);
  const { data: readers } = await other.client.customers.list({ limit: 1, page: 1 });
  return {
    orgId: found._id,
    branchId,
    customerId: first(customers)._id,
    secretKey: key,
    frontDesks: desks.slice(0, 2),
    visited: desks.slice(2, 2 + DESKS),
    attacked: desks.slice(2 + DESKS),
    front: [left.token, right.token],
    owner: owner.token,
    device: owner.device,
    neighbour: { orgId: athena._id, token: other.token, deskIds, customerId: first(readers)._id },
    orgIds: [found._id, athena._id],
  };
}
