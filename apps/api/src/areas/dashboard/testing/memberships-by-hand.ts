import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { addDays, daysBetween, lastDayOf, localDateOf, shiftOn } from "@carrel/sdk/domain";
import type { MembershipStats } from "@carrel/sdk/schemas";
import type { Row } from "../../../database/schema";
import type { House } from "../../testing/house";

/** All rows of an organisation that the figures of memberships hang on. */
interface Records {
  branches: Row<"branches">[];
  shifts: Row<"shifts">[];
  desks: Row<"desks">[];
  memberships: Row<"memberships">[];
  payments: Row<"deskTransactions">[];
  customers: Row<"customers">[];
  feePlans: Row<"feePlans">[];
}

const readRecords = (house: House, orgId: string): Promise<Records> =>
  house.database.tx({ orgId }, async (db) => ({
    branches: await db.selectFrom("branches").selectAll().orderBy("name").execute(),
    shifts: await db.selectFrom("shifts").selectAll().where("isActive", "=", true).execute(),
    desks: await db.selectFrom("desks").selectAll().execute(),
    memberships: await db.selectFrom("memberships").selectAll().execute(),
    payments: await db.selectFrom("deskTransactions").selectAll().execute(),
    customers: await db.selectFrom("customers").selectAll().execute(),
    feePlans: await db.selectFrom("feePlans").selectAll().execute(),
  }));

type Asked = { house: House; client: Client<Contract>; orgId: string; branchId: string | null };

/** The figures of memberships by going through every row, and seat by seat on the board. */
export async function membershipsByHand({ house, client, orgId, branchId }: Asked): Promise<MembershipStats> {
  const records = await readRecords(house, orgId);
  const now = house.api.clock.now();
  const branches = records.branches.filter((branch) => branchId === null || branch.branchId === branchId);
  const isRunning = ({ status, endAt }: Row<"memberships">) => status === "ACTIVE" && endAt > now;

  /** The local day on which a shift's time begins that runs or comes next. */
  function dateOf(shift: Row<"shifts">, { timezone, timings }: Row<"branches">): string | null {
    for (let date = addDays(localDateOf(now, timezone), -2); ; date = addDays(date, 1)) {
      if (date > addDays(localDateOf(now, timezone), 14)) return null;
      const isOpen = timings.some(({ day, closed }) => day === new Date(date).getUTCDay() && !closed);
      const time = isOpen ? shiftOn(shift, date, timezone) : null;
      if (time && time.endAt > now) return date;
    }
  }
  const daysLeft = ({ endAt }: Row<"memberships">, { timezone }: Row<"branches">) =>
    daysBetween(localDateOf(now, timezone), lastDayOf(endAt, timezone));

  const stats: MembershipStats = {
    currency: "INR",
    shifts: [],
    shiftCount: 0,
    floating: [],
    passes: { live: 0, low: 0, lowest: [] },
  };
  for (const branch of branches) {
    const { name: branchName, timezone } = branch;
    const own = records.memberships.filter((membership) => membership.branchId === branch.branchId);
    const shifts = records.shifts
      .filter((shift) => shift.branchId === branch.branchId)
      .toSorted(
        (a, b) => a.starts.localeCompare(b.starts) || b.ends.localeCompare(a.ends) || (a.name < b.name ? -1 : 1),
      );
    const dates = new Map<string | null, string>([[null, localDateOf(now, timezone)]]);
    for (const shift of shifts) {
      const date = dateOf(shift, branch);
      if (date) dates.set(shift.shiftId, date);
      const board = date ? await client.memberships.board({ branchId: branch.branchId, date }) : undefined;
      const cells = (board?.desks ?? [])
        .filter(({ isActive }) => isActive)
        .flatMap((desk) => desk.cells.filter((cell) => cell.shiftId === shift.shiftId));
      const ofShift = new Set(own.flatMap((one) => (one.shiftId === shift.shiftId ? one.membershipId : [])));
      const paid = records.payments.filter(
        ({ membershipId, paidAt, currency }) =>
          ofShift.has(membershipId ?? "") &&
          currency === "INR" &&
          localDateOf(paidAt, timezone).slice(0, 7) === localDateOf(now, timezone).slice(0, 7),
      );
      stats.shifts.push({
        shiftId: shift.shiftId,
        shiftName: shift.name,
        branchId: branch.branchId,
        branchName,
        starts: shift.starts,
        ends: shift.ends,
        date,
        desks: records.desks.filter((desk) => desk.isActive && desk.branchId === branch.branchId).length,
        sold: cells.filter(({ holders }) => holders.length > 0).length,
        free: cells.filter(({ state }) => state === "free").length,
        income: paid.reduce((sum, { kind, amount }) => sum + (kind === "refund" ? -amount : amount), 0),
        ending: own.filter((one) => ofShift.has(one.membershipId) && isRunning(one) && daysLeft(one, branch) <= 6)
          .length,
      });
      stats.shiftCount += 1;
    }
    if (own.some((one) => one.kind === "floating" && isRunning(one))) {
      for (const [shiftId, date] of dates) {
        const places = await client.memberships.floatingPlaces({ branchId: branch.branchId, date });
        const found = places.shifts.find((one) => one.shiftId === shiftId);
        if (found) stats.floating.push({ branchId: branch.branchId, branchName, date, ...found });
      }
    }
    for (const pass of own.filter((one) => one.kind === "pass" && isRunning(one) && one.startAt <= now)) {
      const { allowance: total, allowanceUnit: unit, used } = pass;
      if (total === null || unit === null) throw new Error("A pass holds something");
      const left = total - used;
      stats.passes.live += 1;
      const isUsedUp = used > 0 && (left < total / 5 || left <= (unit === "day" ? 2 : 120));
      if (!isUsedUp && daysLeft(pass, branch) > 6) continue;
      stats.passes.low += 1;
      stats.passes.lowest.push({
        membershipId: pass.membershipId,
        customerId: pass.customerId,
        customerName: records.customers.find(({ customerId }) => customerId === pass.customerId)?.name ?? "",
        branchId: branch.branchId,
        branchName,
        feePlanName: records.feePlans.find(({ feePlanId }) => feePlanId === pass.feePlanId)?.name ?? "",
        allowance: { unit, total, used, left },
        endAt: pass.endAt.toISOString(),
        daysLeft: daysLeft(pass, branch),
      });
    }
  }
  stats.passes.lowest = stats.passes.lowest
    .toSorted(
      (a, b) =>
        a.allowance.left / a.allowance.total - b.allowance.left / b.allowance.total ||
        a.endAt.localeCompare(b.endAt) ||
        (a.membershipId < b.membershipId ? -1 : 1),
    )
    .slice(0, 20);
  return stats;
}
