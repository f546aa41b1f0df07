import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Client } from "../../packages/sdk/src";
import type { Contract } from "../../packages/sdk/src/contract";
import { type Answer, type Caller, CODE } from "./calls";
import { FAR_AHEAD, type Hall, hourAt, OWNER, PAGE_KEY, PASSWORD } from "./hall";

/** One call of somebody honest, and in which window it was made. */
export interface Sample extends Answer {
  who: string;
  window: string;
}

/** Behind one router in the hall. */
export const STAFF_ADDRESS = "198.51.100.10";
/** Where visitors share an address with others, such as a telephone company's. */
export const VISITORS_ADDRESS = "192.0.2.200";

type As = (calling: { from: string; key: string; token?: string; device?: string }) => Client<Contract>;

interface Person {
  who: string;
  /** Milliseconds until he begins again. */
  pause: number;
  /** What he does, again and again. */
  act(as: As, turn: number): Promise<unknown>;
}

const HOUR = 3_600_000;
const localDate = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);

/** @param shareAddress whether all visitors have one address, that of `VISITORS_ADDRESS` */
function tenPeople(hall: Hall, calls: Caller, shareAddress: boolean): Person[] {
  let booked = 0;
  let visitors = 0;
  const visitorsAddress = () => {
    visitors += 1;
    if (shareAddress) return VISITORS_ADDRESS;
    const [some, host] = [Math.floor(visitors / 250), 1 + (visitors % 250)];
    // Every second one is of the same telephone company; the others come from all over.
    return visitors % 2 ? `192.0.${100 + some}.${host}` : `198.19.${host}.${1 + some}`;
  };
  const frontDesk = (place: number): Person => ({
    who: "front desk",
    pause: 250,
    async act(as, turn) {
      const client = as({ from: STAFF_ADDRESS, key: PAGE_KEY, token: hall.front[place] ?? "" });
      await client.desks.list({ limit: 50, page: 1 });
      await client.bookings.calendar({ from: localDate(0), to: localDate(1) });
      const { _id } = await client.desks.bookDesk({
        deskId: hall.frontDesks[place] ?? "",
        customerId: hall.customerId,
        type: "HOURLY",
        startAt: new Date(FAR_AHEAD + turn * HOUR).toISOString(),
        endAt: new Date(FAR_AHEAD + (turn + 1) * HOUR).toISOString(),
      });
      await client.bookings.changeStatus({ bookingId: _id, status: "CANCELLED" });
    },
  });
  const looker: Person = {
    who: "looks",
    pause: 200,
    async act(as, turn) {
      const client = as({ from: visitorsAddress(), key: PAGE_KEY });
      const { startAt, endAt } = hourAt(hall.visited, turn);
      await client.bookings.superOrgLookup({ orgCode: "HARBOUR" });
      await client.desks.listPublic({ branchId: hall.branchId, limit: 50, page: 1, startAt, endAt });
    },
  };
  const booker: Person = {
    who: "books by code",
    pause: 1_500,
    async act(as) {
      const client = as({ from: visitorsAddress(), key: PAGE_KEY });
      const email = `${randomUUID()}@visitors.test`;
      const { orgId, branchId } = hall;
      const wanted = hourAt(hall.visited, booked++);
      const { startAt, endAt } = wanted;
      await client.desks.listPublic({ branchId, limit: 50, page: 1, startAt, endAt });
      const { flow } = await client.bookings.sendOtp({ email, orgId });
      const otp = await calls.mailed(email, CODE);
      const { verificationToken } = await client.bookings.verifyOtp({ email, orgId, otp, ...(flow && { flow }) });
      await client.bookings.saveBooking({
        verificationToken,
        orgId,
        branchId,
        email,
        name: "Asha Rao",
        type: "HOURLY",
        ...wanted,
      });
    },
  };
  const owner: Person = {
    who: "owner",
    pause: 500,
    async act(as) {
      const { dashboard, customers } = as({ from: STAFF_ADDRESS, key: PAGE_KEY, token: hall.owner });
      await Promise.all([
        ...[dashboard.paymentStats({ period: "weekly" }), dashboard.bookingStats({ period: "weekly" })],
        ...[dashboard.bookingTrends({ period: "weekly" }), customers.stats()],
      ]);
    },
  };
  const signsIn: Person = {
    who: "signs in",
    pause: 700,
    async act(as) {
      const client = as({
        from: shareAddress ? VISITORS_ADDRESS : "198.51.100.30",
        key: PAGE_KEY,
        device: hall.device,
      });
      await client.auth.login({ email: OWNER, password: PASSWORD });
      await client.auth.session();
      await client.auth.logout();
    },
  };
  const program: Person = {
    who: "secret key",
    pause: 200,
    async act(as) {
      const client = as({ from: "198.51.100.20", key: hall.secretKey });
      await client.desks.list({ limit: 20, page: 1 });
      await client.bookings.list({ limit: 20, page: 1 });
    },
  };
  return [frontDesk(0), frontDesk(1), owner, looker, looker, booker, booker, booker, signsIn, program];
}

/**
 * Lets the ten go about what they do until they are told to stop. Each waits for his answer, and then for a while, as people do;
 * one who was refused begins anew.
 */
export function startHonest(hall: Hall, calls: Caller, { shareAddress }: { shareAddress: boolean }) {
  const samples: Sample[] = [];
  const faults: unknown[] = [];
  const windows: { name: string | null; from: number }[] = [];
  let isOver = false;
  const lives = tenPeople(hall, calls, shareAddress).map(async ({ who, pause, act }, place) => {
    // Not all in the same moment.
    await setTimeout(place * 60);
    for (let turn = 0; !isOver; turn += 1) {
      let refused = false;
      const as: As = (calling) => {
        return calls.client(calling, (answer) => {
          refused ||= answer.status === 0 || answer.status >= 400;
          const begun = performance.now() - answer.milliseconds;
          const window = windows.findLast(({ from }) => from <= begun)?.name;
          if (window) samples.push({ ...answer, who, window });
        });
      };
      await act(as, turn).catch((error: unknown) => {
        if (!refused) faults.push(error);
      });
      await setTimeout(pause);
    }
  });
  return {
    /** Counts calls that begin from now on under a window's name; null: under none. */
    measure(name: string | null) {
      windows.push({ name, from: performance.now() });
    },
    /** @throws Error of one who failed and wasn't refused: then the benchmark is wrong */
    async stop(): Promise<Sample[]> {
      isOver = true;
      await Promise.all(lives);
      if (faults.length > 0) throw faults[0];
      return samples;
    },
  };
}
