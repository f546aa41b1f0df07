import type { Contract } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import { authHandlers } from "./areas/auth/handlers";
import { bookingHandlers } from "./areas/bookings/handlers";
import { branchHandlers } from "./areas/branches/handlers";
import { dashboardHandlers } from "./areas/dashboard/handlers";
import { deskHandlers } from "./areas/desks/handlers";
import { feePlanHandlers } from "./areas/fee-plans/handlers";
import type { Handlers } from "./context";

/** What answers each operation of the contract. */
export const handlers: Handlers<Contract, Validation> = {
  auth: authHandlers,
  bookings: bookingHandlers,
  branches: branchHandlers,
  dashboard: dashboardHandlers,
  desks: deskHandlers,
  feePlans: feePlanHandlers,
};
