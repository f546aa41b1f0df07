import type { AddClosure, AddedClosure, Closure, ClosureQuery, RemoveClosure } from "../schemas/closure";
import type { Deleted, Page } from "../schemas/common";
import { read, write } from "./operation";

const touches = [
  "closures",
  "branches",
  "memberships",
  "desks",
  "bookings",
  "customers",
  "dues",
  "ledger",
  "dashboard",
];

export const closures = {
  /**
   * Lists the days on which a branch is closed: those ahead unless `when` is `past`.
   * @example const { data } = await client.closures.list({ branchId });
   */
  list: read<ClosureQuery, Page<Closure>>("GET /co-space/branches/{branchId}/closures", {
    query: ["when", "page", "limit"],
    page: "totalRecords",
    limit: 20,
    permission: "branches.read",
    addition: true,
  }),

  /**
   * Closes a branch on days from today on, at most 366 at once. Visitors can't book them, and shifts are not on them. What that meets is
   * told first: 409 `closure_meets` with `data.bookings` (bookings and visits), `data.days` (of seats in shifts) and `data.memberships`
   * (that lose days), until `met` says whether bookings are cancelled. With `givesBack` the ends of memberships move on by the open days
   * that they lose; those that can't are `kept` in the answer. 409 `closure_overlaps` beside another, 409 `closures_full` beyond 200 ahead.
   * @example await client.closures.add({ branchId, from: "2027-08-15", to: "2027-08-15", reason: "Independence Day", met: "cancel" });
   */
  add: write<AddClosure, AddedClosure>("POST /co-space/branches/{branchId}/closures", {
    permission: "branches.write",
    creates: true,
    touches,
    addition: true,
  }),

  /**
   * Opens a branch again: on all days of a closure ahead, from today on where it has begun (409 `closure_over` once it is over). What was
   * cancelled stays so, and ends that moved on stay.
   * @example await client.closures.remove({ branchId, closureId: closure._id });
   */
  remove: write<RemoveClosure, Deleted>("DELETE /co-space/branches/{branchId}/closures/{closureId}", {
    permission: "branches.write",
    touches,
    addition: true,
  }),
};
