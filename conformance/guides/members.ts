import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const CHARGED: Held =
  "e2e/tests/charges.spec.ts › a member is charged for a lost key, pays a part from what is due, has the rest taken back, and the statement says so";
const DEPOSIT: Held =
  "e2e/tests/deposits.spec.ts › a deposit is taken, given back in part and kept for a reason, and stands in the books apart from income";
const MONEY: Held =
  "e2e/tests/walk-money.spec.ts › a member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed";
const SHEET: Held =
  "e2e/tests/members-sheet.spec.ts › members come from a sheet, and what is mended in it is taken in one press";
const ADDED: Held =
  "e2e/tests/customers.spec.ts › a member is added with a photo, found, changed, deactivated and deleted";
const MANY: Held =
  "e2e/tests/customers.spec.ts › many members are deactivated at once, taken back, and taken along as a file";
const RECORD: Held =
  "e2e/tests/customers.spec.ts › who has booked can't be deleted; his desk, bookings and payments are on the record";
const ASSIGNED: Held = "e2e/tests/desks.spec.ts › a desk is assigned to somebody new, renewed, moved and ended";
const SHARED: Held =
  "e2e/tests/memberships.spec.ts › who shares a seat is renewed, changed and ended from its page, and what is free of it is sold there";
const SOLD: Held =
  "e2e/tests/memberships.spec.ts › one seat is sold to two people in two shifts; only what is free is offered";
const FROM_SHEET: Held = "e2e/tests/memberships.spec.ts › a membership is renewed and ended from its sheet";
const HALL: Held =
  "e2e/tests/walk-hall.spec.ts › a hall sets three shifts, sells one seat to three people, moves one, freezes one, changes one and renews all";
const RENEWED_AT_ONCE: Held =
  "e2e/tests/memberships.spec.ts › many are renewed at once: those that don't fit are told first, one press renews the rest";

/** For the front desk: who is a member, and what they have. */
export const members: Walks = {
  "docs/guide/customers-charges.md": [
    [
      CHARGED,
      "apps/api/src/areas/charges/charges.test.ts › is paid as it is made, in part or as a whole, and stands in the statement and among what came in",
    ],
    CHARGED,
    CHARGED,
  ],
  "docs/guide/customers-deposits.md": [[DEPOSIT, MONEY], [DEPOSIT, MONEY], DEPOSIT, DEPOSIT],
  "docs/guide/customers-from-a-sheet.md": [
    SHEET,
    SHEET,
    [
      SHEET,
      "apps/api/src/areas/customers/bulk-upload-kinds.test.ts › takes over each kind, for nothing, a shift's seat by the days that are not over",
    ],
    SHEET,
    SHEET,
  ],
  "docs/guide/customers.md": [
    [ADDED, SHEET],
    [RECORD, SHARED, MONEY, CHARGED],
    MANY,
    [
      "apps/api/src/areas/customers/stats.test.ts › tell who is there, who is new, who comes and goes, and who books most",
      "e2e/tests/walk.spec.ts › every screen as …, part …",
    ],
    [CHARGED, DEPOSIT],
    MANY,
    "e2e/tests/customers-once.spec.ts › who is known already is offered at the field, and two records of one person become one",
  ],
  "docs/guide/desks-assigning.md": [
    [
      ASSIGNED,
      SHARED,
      "e2e/tests/desks.spec.ts › a desk that is taken meanwhile is answered with what is free, and one press takes that",
    ],
    ASSIGNED,
    ASSIGNED,
    ASSIGNED,
    [
      SHARED,
      "e2e/tests/memberships.spec.ts › a seat that was sold while its owner rests is the guest's to renew and end",
    ],
  ],
  "docs/guide/memberships-changing.md": [
    [FROM_SHEET, RENEWED_AT_ONCE, HALL],
    HALL,
    [HALL, SHARED],
    HALL,
    [FROM_SHEET, "apps/api/src/areas/memberships/ends.test.ts › on a day before the last"],
  ],
  "docs/guide/memberships-renewal-due.md": [
    [
      "apps/api/src/areas/memberships/renewal-due.test.ts › is waited for through thirty days, and nothing of it is owed",
      "e2e/tests/dashboard.spec.ts › figures follow the branch and the period, and what ends soon is renewed where it stands",
    ],
    [
      RENEWED_AT_ONCE,
      "apps/api/src/areas/memberships/renewal-due.test.ts › is waited for no more once it is renewed, or another was sold to its member since",
    ],
    FROM_SHEET,
  ],
  "docs/guide/memberships.md": [
    [SOLD, "e2e/tests/membership-money.spec.ts › a membership is sold with a part of it paid, and the rest is in Dues"],
    [
      FROM_SHEET,
      "e2e/tests/membership-money.spec.ts › a membership is sold unpaid, found, paid in parts and once, and ended with what was not used given back",
    ],
    [
      "e2e/tests/memberships.spec.ts › a visit on a shared pass is written down for the one who shares it",
      "e2e/tests/visitor-membership.spec.ts › a visitor uses up a pass of two days by QR, and the third visit has its price",
    ],
  ],
};
