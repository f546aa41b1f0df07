import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const COUNT: Held =
  "e2e/tests/day-close.spec.ts › cash is counted against what is recorded, the difference explained; a second tab is told";
const WRITE_OFF: Held =
  "e2e/tests/dues.spec.ts › what will not come is written off, stands in the books and the statement, and is asked for again";
const OWES: Held =
  "e2e/tests/dues.spec.ts › who owes is found, pays in part and in full, and is gone from the list; a second tab is told";
const REMINDED: Held = "e2e/tests/dues.spec.ts › who owes is reminded once a day, by mail or in a chat";
const MONEY: Held =
  "e2e/tests/walk-money.spec.ts › a member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed";
const CHARGED: Held =
  "e2e/tests/charges.spec.ts › a member is charged for a lost key, pays a part from what is due, has the rest taken back, and the statement says so";

/** For the front desk and the owner: what is owed, paid and counted. */
export const money: Walks = {
  "docs/guide/books.md": [
    WRITE_OFF,
    [
      WRITE_OFF,
      "apps/api/src/areas/ledger/ledger.test.ts › say what the dashboard says of each day, and of the branch's days alone",
    ],
    WRITE_OFF,
    [WRITE_OFF],
    [WRITE_OFF, CHARGED],
  ],
  "docs/guide/cash.md": [
    COUNT,
    [COUNT, MONEY],
    COUNT,
    [COUNT, "apps/api/src/areas/cash/cash.test.ts › that was counted is found by person, days and words"],
  ],
  "docs/guide/dues-reminders.md": [
    REMINDED,
    [
      REMINDED,
      "apps/api/src/areas/dues/reminders.test.ts › are refused in words where no address is known, or the mails of the day are used up, and nothing is noted",
    ],
    REMINDED,
    [
      "e2e/tests/organisation.spec.ts › booking rules and features; what stops people from booking is asked first",
      "apps/api/src/areas/dues/reminders.test.ts › leave by themselves on the organisation's days, by day where the branch is, and what was missed is made up for once",
    ],
  ],
  "docs/guide/dues-written-off.md": [WRITE_OFF, WRITE_OFF, WRITE_OFF, WRITE_OFF],
  "docs/guide/dues.md": [
    [OWES, "e2e/tests/dues.spec.ts › who owes pays all of it by one code, and reads in the reminder where to"],
    [OWES, CHARGED],
    REMINDED,
    ["apps/api/src/areas/dues/dues.test.ts › are narrowed to those who owe for long", OWES],
    WRITE_OFF,
    [OWES],
  ],
  "docs/guide/memberships-discounts.md": [MONEY, MONEY, MONEY, [MONEY]],
};
