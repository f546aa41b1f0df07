import type { Migration } from "./migration";
import { onlyInBranches, writtenInEveryBranch } from "./scope-rules";

/** What the whole organisation shares. */
const OF_ALL_BRANCHES = [
  ...["organisations", "roles", "notification_settings", "help_features", "help_sub_features", "help_resources"],
  ...["subscriptions", "subscription_orders", "subscription_payments", "domains"],
  ...["platform_profiles", "pricing_plans", "add_ons", "profit_rates"],
];

/** A fee plan can't be deleted while a row names it; "set null" let go of it silently, also in branches that nobody saw. */
const restrictPlan = (table: string) => /* sql */ `
alter table ${table} drop constraint ${table}_org_id_fee_plan_id_fkey,
  add constraint ${table}_fee_plan_fkey foreign key (org_id, fee_plan_id) references fee_plans (org_id, fee_plan_id);`;

/** Who doesn't work in every branch leaves alone what belongs to all, whatever a handler forgets. */
export const whatBelongsToAll: Migration = {
  name: "0038-what-belongs-to-all",
  sql: /* sql */ `
${OF_ALL_BRANCHES.map((table) => writtenInEveryBranch(table)).join("")}
${writtenInEveryBranch("fee_plans", onlyInBranches("branch_ids"))}
${["bookings", "desk_transactions"].map(restrictPlan).join("")}
`,
};
