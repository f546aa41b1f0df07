import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const BOARD: Held =
  "e2e/tests/board.spec.ts › the board says who has what until when, and what is free is given away from it";
const BOARD_MOVES: Held =
  "e2e/tests/board.spec.ts › somebody goes to another seat by dragging and by keys, and comes back";
const HALL: Held =
  "e2e/tests/walk-hall.spec.ts › a hall sets three shifts, sells one seat to three people, moves one, freezes one, changes one and renews all";
const CALENDAR: Held =
  "e2e/tests/bookings.spec.ts › staff book in the calendar, carry bookings by mouse and keys, and take what is free instead";
const WAITING: Held =
  "e2e/tests/waiting-bookings.spec.ts › what waits stands first, soonest first: confirmed in its row, or cancelled with a reason";
const DEBT: Held =
  "e2e/tests/booking-money.spec.ts › a debt is found, taken in parts and once, and given back as its booking is cancelled";
const UPI: Held =
  "e2e/tests/booking-money.spec.ts › what is due is paid by UPI: at the counter by a code of what is typed, at home by the booking's page";
const CLAIM: Held =
  "e2e/tests/claims.spec.ts › who says that he has paid comes first in the office, and is told what was found";
const MORNING: Held =
  "e2e/tests/walk-front-desk.spec.ts › the front desk's morning: who waits, a walk-in, a move, a renewal and its payment, what is free";
const FIGURES: Held =
  "e2e/tests/dashboard.spec.ts › figures follow the branch and the period, and what ends soon is renewed where it stands";

/** For the front desk: who comes, and where they sit. */
export const day: Walks = {
  "docs/guide/board.md": [
    [BOARD, HALL],
    [BOARD, HALL, "e2e/tests/memberships.spec.ts › opened with a desk, a shift and a day it begins with them"],
    HALL,
    BOARD_MOVES,
    [BOARD_MOVES, HALL],
  ],
  "docs/guide/bookings-calendar.md": [
    [
      CALENDAR,
      "e2e/tests/calendar.spec.ts › a week shows how full the hall is, and each cell opens its day at its seat",
    ],
    [
      CALENDAR,
      "e2e/tests/calendar.spec.ts › a drag over free time books that seat from where it began to where it ended",
    ],
    CALENDAR,
    "e2e/tests/calendar.spec.ts › a booking goes elsewhere by keys alone, and each step is said",
    [
      CALENDAR,
      "e2e/tests/calendar.spec.ts › a week shows how full the hall is, and each cell opens its day at its seat",
      "e2e/tests/calendar.spec.ts › a drag over free time books that seat from where it began to where it ended",
    ],
  ],
  "docs/guide/bookings-payments.md": [
    DEBT,
    [DEBT, UPI],
    DEBT,
    DEBT,
    [
      DEBT,
      "apps/api/src/areas/visitor/preview-cancel.test.ts › is told before, and staff are told how much to give back",
    ],
  ],
  "docs/guide/bookings-said-to-be-paid.md": [
    [
      CLAIM,
      "apps/api/src/areas/visitor/claim-paid.test.ts › stops the countdown: his seat is held until it begins, and staff are told once",
    ],
    { outside: "in the bank's own app" },
    [
      CLAIM,
      "apps/api/src/areas/bookings/answer-claim.test.ts › find it received: the money is taken by UPI with his reference, and what waited is confirmed",
    ],
    CLAIM,
  ],
  "docs/guide/bookings-upi.md": [
    ["e2e/tests/organisation.spec.ts › UPI details give a code for any amount and for a fixed one", UPI],
    [UPI, "e2e/tests/dues.spec.ts › who owes pays all of it by one code, and reads in the reminder where to"],
    [
      UPI,
      "e2e/tests/walk-money.spec.ts › a member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed",
    ],
    [UPI, CLAIM],
    [
      "e2e/tests/dues.spec.ts › who owes pays all of it by one code, and reads in the reminder where to",
      "apps/api/src/areas/dues/reminders.test.ts › say where to pay by UPI, with a page to pay on: of the only booking, else of all that is due",
    ],
  ],
  "docs/guide/bookings.md": [
    [WAITING, "e2e/tests/journey.spec.ts › staff see it as pending and confirm it; seat and dashboard follow"],
    "e2e/tests/visitor-pass.spec.ts › a visitor asks for a pass of ten days by QR, the staff sell it as they confirm, and the next visit takes a day of it",
    [DEBT, WAITING, MORNING],
    [MORNING, "e2e/tests/calendar.spec.ts › a walk-in gets any free seat, also where somebody is quicker"],
    [CALENDAR, WAITING],
    [
      CALENDAR,
      DEBT,
      "apps/api/src/areas/bookings/narrowed.test.ts › finds a kind, a desk, and what touches local days, cancelled or not",
    ],
  ],
  "docs/guide/dashboard.md": [
    FIGURES,
    FIGURES,
    [FIGURES, MORNING],
    [
      "e2e/tests/journey.spec.ts › staff see it as pending and confirm it; seat and dashboard follow",
      "apps/api/src/areas/dashboard/dashboard.test.ts › shows what comes next, the soonest first",
    ],
    FIGURES,
    [
      "e2e/tests/dashboard.spec.ts › shifts, floating places and passes show where they are sold, as the server counts them",
      "e2e/tests/dashboard.spec.ts › floating places and passes that run low show in a co-working space, and lead to themselves",
    ],
  ],
};
