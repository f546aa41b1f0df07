import type { ById, Deleted, Page } from "../schemas/common";
import type { AddShift, Shift, ShiftQuery, UpdateShift } from "../schemas/shift";
import { read, write } from "./operation";

const touches = ["shifts", "memberships"];

export const shifts = {
  /**
   * Lists the shifts of a branch (the selected one when none is named), by their start.
   * @example const { data } = await client.shifts.list({ branchId });
   */
  list: read<ShiftQuery, Page<Shift>>("POST /co-space/shifts", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 100,
    permission: "feePlans.read",
    addition: true,
  }),

  /**
   * Reads one shift.
   * @example const shift = await client.shifts.get({ id });
   */
  get: read<ById, Shift>("GET /co-space/shifts/id/{id}", { permission: "feePlans.read", addition: true }),

  /**
   * Adds a shift to a branch; its name is unique there (409 `shift_name_taken`). One that ends before it starts ends on the next day.
   * @example await client.shifts.add({ name: "Morning", starts: "06:00", ends: "14:00", weekdays: [1, 2, 3, 4, 5, 6] });
   */
  add: write<AddShift, Shift>("POST /co-space/shifts/add", {
    permission: "feePlans.write",
    creates: true,
    touches,
    addition: true,
  }),

  /**
   * Changes fields of a shift. Memberships that run keep the bookings that they have; their next renewal is by the new times.
   * @example await client.shifts.update({ _id: shift._id, ends: "14:30" });
   */
  update: write<UpdateShift, Shift>("PUT /co-space/shifts/update", {
    permission: "feePlans.write",
    touches,
    addition: true,
  }),

  /**
   * Deletes a shift that nothing was sold in and no plan names (409 `shift_in_use` otherwise: deactivate it instead).
   * @example await client.shifts.remove({ id: shift._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/shifts/{id}", {
    permission: "feePlans.write",
    removes: true,
    touches,
    addition: true,
  }),
};
