import type { ById, Deleted, Page, PageQuery } from "../schemas/common";
import type { AddFeePlan, FeePlan, UpdateFeePlan } from "../schemas/fee-plan";
import { read, write } from "./operation";

export const feePlans = {
  /**
   * Lists the fee plans, a page at a time.
   * @example const { data } = await client.feePlans.list({ limit: 20, page: 1 });
   */
  list: read<PageQuery, Page<FeePlan>>("POST /co-space/fees", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 20,
  }),

  /**
   * Reads one fee plan.
   * @example const plan = await client.feePlans.get({ id });
   */
  get: read<ById, FeePlan>("GET /co-space/fees/id/{id}"),

  /**
   * Adds a fee plan in the organisation's currency.
   * @example await client.feePlans.add({ name: "Hour", bookingType: "HOURLY", duration: { count: 1, unit: "hour" }, amount: 5000 });
   */
  add: write<AddFeePlan, FeePlan>("POST /co-space/fees/add", { creates: true, touches: ["feePlans", "desks"] }),

  /**
   * Changes fields of a fee plan; bookings made on it keep their price.
   * @example await client.feePlans.update({ _id: plan._id, amount: 6000 });
   */
  update: write<UpdateFeePlan, FeePlan>("PUT /co-space/fees/update", { touches: ["feePlans", "desks"] }),

  /**
   * Deletes a fee plan that nothing was booked on (409 `fee_plan_in_use` otherwise: deactivate it instead).
   * @example await client.feePlans.remove({ id: plan._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/fees/{id}", { removes: true, touches: ["feePlans", "desks"] }),
};
