import type { Migration } from "./migration";

/** The themes that there are as of this step. */
const THEMES = `'arya-blue', 'arya-green', 'arya-orange', 'arya-purple', 'bootstrap4-dark-blue', 'bootstrap4-dark-purple',
  'bootstrap4-light-blue', 'bootstrap4-light-purple', 'fluent-light', 'lara-dark-amber', 'lara-dark-blue',
  'lara-dark-cyan', 'lara-dark-green', 'lara-dark-indigo', 'lara-dark-pink', 'lara-dark-purple', 'lara-dark-teal',
  'lara-light-amber', 'lara-light-blue', 'lara-light-cyan', 'lara-light-green', 'lara-light-indigo', 'lara-light-pink',
  'lara-light-purple', 'lara-light-teal', 'luna-amber', 'luna-blue', 'luna-green', 'luna-pink', 'md-dark-deeppurple',
  'md-dark-indigo', 'md-light-deeppurple', 'md-light-indigo', 'mdc-dark-deeppurple', 'mdc-dark-indigo',
  'mdc-light-deeppurple', 'mdc-light-indigo', 'mira', 'nano', 'nova', 'nova-accent', 'nova-alt', 'rhea', 'saga-blue',
  'saga-green', 'saga-orange', 'saga-purple', 'soho-dark', 'soho-light', 'tailwind-light', 'vela-blue', 'vela-green',
  'vela-orange', 'vela-purple', 'viva-dark', 'viva-light'`;

const TABLES = ["organisations", "fee_plans", "branches"];
const forced = (force: string) => TABLES.map((table) => `alter table ${table} ${force} row level security;`).join("\n");

/**
 * What was stored before each door had the same rule: themes that are none, plans on sale in a currency that is not the
 * organisation's, and branches that are gone where a plan names others beside them.
 */
export const oneRuleAtEveryDoor: Migration = {
  name: "0057-one-rule-at-every-door",
  sql: /* sql */ `
${forced("no force")}
update organisations set theme = null where theme not in (${THEMES});
update fee_plans set is_active = false from organisations
  where organisations.org_id = fee_plans.org_id and organisations.currency <> fee_plans.currency and fee_plans.is_active;
update fee_plans set branch_ids = there.ids
  from (
    select plan.org_id, plan.fee_plan_id, array_agg(named.id order by named.place) as ids
    from fee_plans plan, unnest(plan.branch_ids) with ordinality as named (id, place)
    where exists (select from branches where branches.org_id = plan.org_id and branches.branch_id = named.id)
    group by plan.org_id, plan.fee_plan_id
  ) there
  where there.org_id = fee_plans.org_id and there.fee_plan_id = fee_plans.fee_plan_id
    and cardinality(there.ids) < cardinality(fee_plans.branch_ids);
${forced("force")}
`,
};
