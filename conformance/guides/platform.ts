import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const COMPANY: Held =
  "e2e/tests/clients-and-plans.spec.ts › the company's details stand on the receipt as they are typed";
const DETAILS: Held = "apps/api/src/areas/super-org/super-org.test.ts › changes what it is asked to, and nothing else";
const PLAN: Held =
  "e2e/tests/clients-and-plans.spec.ts › a plan is added, refused, put in order, withdrawn and deleted, with the pricing page beside";
const WITHDRAWN: Held =
  "e2e/tests/clients-and-plans.spec.ts › what somebody has is sold no longer instead of deleted, and keeps its code";
const RETURNED: Held =
  "e2e/tests/payments-to-return.spec.ts › what was paid for nothing is found by the platform's owner, and said once to be given back";
const CLICKED: Held =
  "e2e/tests/subscription.spec.ts › trial, plan, upgrade, recurring, cancelled, expired and renewed, by clicking, …";
const PHONE: Held =
  "e2e/tests/mobile-payment.spec.ts › the desktop shows a code, the phone that reads it pays, and the desktop goes on by itself";
const INCOME: Held =
  "apps/api/src/areas/super-org/income.test.ts › is what was paid, by month and plan, and never what is to be given back";
const LOOKED_AT: Held = "e2e/tests/walk.spec.ts › what only … has, as its owner";

/** What is paid for the platform, and what its operator sells. */
export const platform: Walks = {
  "docs/guide/company.md": [DETAILS, [COMPANY, DETAILS], [COMPANY, DETAILS], COMPANY, COMPANY],
  "docs/guide/payments-to-return.md": [RETURNED, { outside: "in the gateway's own dashboard" }, RETURNED],
  "docs/guide/plans.md": [
    PLAN,
    [PLAN, "packages/ui/src/sortable-list/sortable-list.stories.tsx › SortsByPointer"],
    [PLAN, LOOKED_AT],
    [PLAN, WITHDRAWN],
  ],
  "docs/guide/subscription-plans.md": [
    [CLICKED, "apps/admin/src/screens/subscription/choice.test.ts › has add-ons by the year beside a plan by the year"],
    [CLICKED, "e2e/tests/subscription.spec.ts › a plan that holds too little is not paid, and says what to remove"],
    CLICKED,
    [PHONE, "e2e/tests/mobile-payment.spec.ts › a code's time ends on both sides, and the desktop shows a new one"],
  ],
  "docs/guide/subscription.md": [CLICKED, CLICKED, CLICKED, CLICKED, CLICKED, CLICKED],
  "docs/guide/subscriptions.md": [
    [LOOKED_AT, "apps/api/src/areas/organisation/organisation.test.ts › are searched, filtered and paged", RETURNED],
    [RETURNED],
    [
      LOOKED_AT,
      INCOME,
      "apps/admin/src/screens/super-org/income.test.ts › sums up by currency, month and plan, and exchanges nothing",
    ],
    [RETURNED],
  ],
};
