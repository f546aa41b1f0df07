import type { BookingStats, DashboardQuery } from "../schemas/dashboard";
import { read } from "./operation";

export const dashboard = {
  /**
   * What ends soon, how full the place is now, and what is booked next.
   * @example const { deskOccupancy, bookingDetails } = await client.dashboard.bookingStats({ branchId });
   */
  bookingStats: read<DashboardQuery, BookingStats>("POST /co-space/transactions/booking-stats", {
    permission: "dashboard.read",
  }),
};
