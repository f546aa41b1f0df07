import { auth } from "./auth";
import { bookings } from "./bookings";
import { branches } from "./branches";
import { dashboard } from "./dashboard";
import { desks } from "./desks";
import { feePlans } from "./fee-plans";

export * from "./operation";
export { PERMISSIONS, type Permission } from "./permissions";
export { auth, bookings, branches, dashboard, desks, feePlans };

/** Every call of the platform, by area. */
export const contract = { auth, bookings, branches, dashboard, desks, feePlans };
export type Contract = typeof contract;
