import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { type DashboardScope, readExpiries, readIntake, readOccupancy, readToday, readUpcoming } from "./queries";

/** A share in percent, with one decimal; nothing of nothing is none. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

export const dashboardHandlers: AreaHandlers<Available, Validation, "dashboard"> = {
  async bookingStats(context) {
    const { db, orgId, now, input } = context;
    if (input.branchId) await findBranch(context, input.branchId);
    const scope: DashboardScope = { db, orgId, now, branchId: input.branchId ?? null };
    const expiries = await readExpiries(scope);
    const { total, occupied } = await readOccupancy(scope);
    const intake = await readIntake(scope, input.period ?? "weekly");
    const { today } = await readToday(scope);
    const upcoming = await readUpcoming(scope);
    return {
      ...expiries,
      deskOccupancy: {
        total,
        occupied,
        available: total - occupied,
        utilizationRate: percent(occupied, total),
        availabilityRate: percent(total - occupied, total),
      },
      bookingDetails: {
        ...intake,
        today,
        upcoming: upcoming.map((booking) => ({
          _id: booking.bookingId,
          code: booking.code,
          deskName: booking.deskName,
          branchName: booking.branchName,
          name: booking.visitorName,
          type: booking.type,
          status: booking.status,
          startAt: booking.startsAt.toISOString(),
          endAt: booking.endsAt.toISOString(),
        })),
      },
    };
  },
};
