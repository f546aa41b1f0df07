import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { AddFeePlan, AddShift, FeePlan, Shift } from "@carrel/sdk/schemas";

/** A shift of the selected branch, on all days but Sundays. */
export const addShift = (
  client: Client<Contract>,
  shift: Pick<AddShift, "name" | "starts" | "ends"> & Partial<AddShift>,
): Promise<Shift> => client.shifts.add({ weekdays: [1, 2, 3, 4, 5, 6], ...shift });

/** A plan that sells a seat in any shift for a month: 800 rupees and 18 % tax. */
export const addShiftPlan = (client: Client<Contract>, changes: Partial<AddFeePlan> = {}): Promise<FeePlan> =>
  client.feePlans.add({
    name: "Shift, a month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 80_000,
    taxPercent: 18,
    sells: "shift",
    ...changes,
  });
