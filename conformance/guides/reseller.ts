import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const BEGINS: Held =
  "e2e/tests/overview.spec.ts › a reseller begins on his overview and adds a client, whose owner follows the mail and sees the trial's days";
const DAY: Held =
  "e2e/tests/overview.spec.ts › a reseller's day: the newest client's record, how its subscription stands, a note of a call, and what he gets";
const RATES: Held =
  "e2e/tests/resellers.spec.ts › a rate is planned and replaced, branding is saved or stayed with, and a reseller is switched off and on";
const DOMAINS: Held = "e2e/tests/resellers.spec.ts › a domain is added, refused, made the primary one and given up";
const STATEMENTS: Held =
  "e2e/tests/reseller-statements.spec.ts › what a client paid stands in the month, is paid out once by two tabs, and the reseller reads it";
const PROVEN: Held =
  "apps/api/src/areas/website/website.test.ts › of a reseller is proven the same way, with the names below it for his clients";
const LINE: Held =
  "e2e/tests/reseller-brand.spec.ts › a reseller switches the line off that says on whose platform it runs";

export const reseller: Walks = {
  "docs/documentation/reseller/beginning.md": [
    [
      "apps/api/src/areas/resellers/resellers.test.ts › are made with an owner who is invited, and who reads himself and no other",
      "e2e/tests/invitation.spec.ts › somebody is invited, follows the link in his mail once, and is signed in",
      "apps/api/src/areas/auth/required-factor.test.ts › is in production the platform's own and each reseller's, and no client's",
    ],
    [RATES, LINE],
    [PROVEN, "e2e/tests/reseller-brand.spec.ts › a reseller's domain is proven"],
    BEGINS,
    STATEMENTS,
  ],
  "docs/guide/clients.md": [
    BEGINS,
    [
      "e2e/tests/clients-and-plans.spec.ts › a reseller finds his clients, takes the list along, and sees no one else's",
      "apps/api/src/areas/organisation/organisation.test.ts › are searched, filtered and paged",
      "apps/api/src/areas/subscription/past-due.test.ts › stands so among the clients, where PAST_DUE finds it",
    ],
    DAY,
    "e2e/tests/clients-and-plans.spec.ts › a client's settings are changed, refused and kept, what it is called follows, and where payments go is the client's to accept",
    [
      "e2e/tests/clients-and-plans.spec.ts › comments are written, kept when they can't be sent, and load as one goes back",
      "apps/api/src/areas/organisation/organisation.test.ts › are noted of in comments that only the writer's organisation sees",
    ],
    "e2e/tests/clients-and-plans.spec.ts › deactivating a client stops its people, activating brings them back",
  ],
  "docs/guide/overview.md": [
    [
      BEGINS,
      "e2e/tests/payments-to-return.spec.ts › what was paid for nothing is found by the platform's owner, and said once to be given back",
    ],
    [
      DAY,
      "apps/api/src/areas/resellers/earnings.test.ts › are the sums of what his clients paid, by the rate of each day",
    ],
    "e2e/tests/payments-to-return.spec.ts › what was paid for nothing is found by the platform's owner, and said once to be given back",
    DAY,
    BEGINS,
  ],
  "docs/guide/resellers-statements.md": [STATEMENTS, STATEMENTS, STATEMENTS, STATEMENTS, STATEMENTS],
  "docs/guide/resellers.md": [
    [
      "e2e/tests/resellers.spec.ts › a reseller sees himself and nobody else, and changes nothing here",
      "apps/api/src/areas/resellers/earnings.test.ts › are the sums of what his clients paid, by the rate of each day",
    ],
    [
      RATES,
      "apps/api/src/areas/resellers/brand.test.ts › has a line that a reseller alone switches, he himself or the platform",
    ],
    [
      DOMAINS,
      PROVEN,
      "e2e/tests/website.spec.ts › an organisation gets a site, sets its own domain, and is found there once its records are seen",
    ],
    RATES,
    STATEMENTS,
  ],
};
