import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const SHIFTS: Held =
  "e2e/tests/board.spec.ts › a branch gets its shifts: the first from the empty board, one past midnight, one that goes again";
const POSTERS: Held =
  "e2e/tests/branches.spec.ts › of chosen desks stand together on a sheet, and a camera reads where each leads";
const FIRST_BRANCH: Held =
  "e2e/tests/journey.spec.ts › he adds a branch with hours and time zone, five seats and a fee plan";
const HOURS: Held =
  "e2e/tests/branches.spec.ts › opening hours are copied, closed and kept, and what was typed is not lost";
const NOW: Held =
  "e2e/tests/desk-now.spec.ts › grid, plan, list, record, branch and dashboard say alike what is free, taken and held now";
const NARROWED: Held = "e2e/tests/desks.spec.ts › desks are narrowed, put in order, marked and changed together";
const PLAN: Held =
  "e2e/tests/desks.spec.ts › the floor plan is drawn by keys, asked about before it is lost, saved and shown";
const ROWS: Held =
  "e2e/tests/floor-plan.spec.ts › forty desks are put in rows, which can be undone, and can be read on a desk and on a phone";
const SHEET: Held =
  "e2e/tests/bulk.spec.ts › desks come from a filled template, what is wrong in it is mended in place";
const BOOKED: Held =
  "e2e/tests/bulk.spec.ts › bookings from a sheet are all made or none; what was taken meanwhile is told and left out";
const FEE_PLAN: Held =
  "e2e/tests/customers.spec.ts › a fee plan shows what a visitor pays, is withdrawn and put back, and stays where it was booked on";
const SELLS: Held =
  "e2e/tests/memberships.spec.ts › a plan says what it sells: a shift's has shifts and prices, a pass what it holds";
const SITE: Held =
  "e2e/tests/site-editor.spec.ts › an owner edits the site, sees it before he saves, and finds it at its own host";
const DOMAIN: Held =
  "e2e/tests/website.spec.ts › an organisation gets a site, sets its own domain, and is found there once its records are seen";
const SIGN_UP: Held = "e2e/tests/journey.spec.ts › a person registers a study hall and lands signed in";

/** For the owner: rooms, prices and the site. */
export const place: Walks = {
  "docs/documentation/owner/opening.md": [
    SIGN_UP,
    SIGN_UP,
    [FIRST_BRANCH, HOURS],
    [
      FIRST_BRANCH,
      "e2e/tests/walk-owner.spec.ts › an owner comes from the sign-up to the tenth member, one of whom has a seat and has paid",
    ],
    PLAN,
    SHIFTS,
    FIRST_BRANCH,
    [FIRST_BRANCH, POSTERS],
    [
      "e2e/tests/journey.spec.ts › a visitor books a seat from the QR code",
      "e2e/tests/journey.spec.ts › staff see it as pending and confirm it; seat and dashboard follow",
    ],
  ],
  "docs/guide/board-shifts.md": [
    [
      SHIFTS,
      "e2e/tests/walk-hall.spec.ts › a hall sets three shifts, sells one seat to three people, moves one, freezes one, changes one and renews all",
    ],
    SHIFTS,
    [SHIFTS],
    [SHIFTS],
  ],
  "docs/guide/branches-posters.md": [POSTERS, [FIRST_BRANCH, POSTERS], [FIRST_BRANCH, POSTERS], POSTERS],
  "docs/guide/branches.md": [
    [FIRST_BRANCH, HOURS],
    [
      "e2e/tests/branches.spec.ts › photos go up each on its own: what is no picture says so, the others are there",
      HOURS,
      SITE,
      "e2e/tests/place.spec.ts › how to get in is told before and after booking, in its own lines, whatever the site hides",
    ],
    [FIRST_BRANCH, POSTERS],
    "e2e/tests/closures.spec.ts › a holiday is closed over a member's shift and a visitor's booking: both are told, and nobody can choose the day",
    [
      "e2e/tests/admin-habits.spec.ts › changing the branch: the choice is required, the lists follow, one message says so",
      "e2e/tests/branches.spec.ts › a branch is closed to visitors and opened again; one with desks is not deleted, an empty one is",
    ],
  ],
  "docs/guide/desks-floor-plan.md": [
    [PLAN],
    [
      PLAN,
      "packages/ui/src/floor-plan/floor-plan-editor.stories.tsx › MovedByMouse",
      "packages/ui/src/floor-plan/floor-plan-editor.stories.tsx › DraggedOutOfTheTray",
    ],
    [PLAN, ROWS],
    [ROWS, "packages/ui/src/floor-plan/floor-plan-editor.stories.tsx › MarkedByMarqueeAndAligned"],
    [PLAN, ROWS],
  ],
  "docs/guide/desks-from-a-sheet.md": [SHEET, SHEET, [SHEET, BOOKED], SHEET, [SHEET, BOOKED]],
  "docs/guide/desks.md": [
    [NOW, NARROWED],
    [NOW, "e2e/tests/desks.spec.ts › a desk is assigned to somebody new, renewed, moved and ended"],
    [
      "e2e/tests/desks.spec.ts › hours are booked for a known person, found by the server",
      "e2e/tests/desks.spec.ts › a desk that is taken meanwhile is answered with what is free, and one press takes that",
      "e2e/tests/desks.spec.ts › a desk is assigned to somebody new, renewed, moved and ended",
    ],
    [FIRST_BRANCH, SHEET, PLAN],
    NARROWED,
  ],
  "docs/guide/fee-plans.md": [
    [FEE_PLAN, SELLS],
    FEE_PLAN,
    [
      SELLS,
      "apps/api/src/areas/fee-plans/zone-prices.test.ts › is shown to visitors at each desk, and is what they owe",
    ],
    [
      "e2e/tests/visitor-pass.spec.ts › a visitor asks for a pass of ten days by QR, the staff sell it as they confirm, and the next visit takes a day of it",
      "apps/api/src/areas/organisation/site.test.ts › is its open branches, the way in, the prices that it lists, and a layout that goes with what it runs",
      FEE_PLAN,
    ],
    [FEE_PLAN],
  ],
  "docs/guide/website-records.md": [
    DOMAIN,
    [
      DOMAIN,
      "packages/ui/src/code-row/code-row.stories.tsx › CopiesByKeyboard",
      "apps/api/src/areas/website/check.test.ts › says of each record what is typed where a registrar adds the rest",
    ],
    [DOMAIN, "packages/ui/src/code-row/code-row.stories.tsx › CopiesByKeyboard"],
    [DOMAIN, "apps/api/src/areas/website/website.test.ts › is proven by its records, and says of each what was found"],
    DOMAIN,
  ],
  "docs/guide/website-site.md": [SITE, SITE, SITE, SITE, SITE],
  "docs/guide/website.md": [
    [DOMAIN, "packages/ui/src/code-row/code-row.stories.tsx › CopiesByKeyboard"],
    [
      DOMAIN,
      "apps/api/src/areas/website/website.test.ts › is asked for with a sub-domain that is free, and changed by asking again",
    ],
    [
      DOMAIN,
      "apps/api/src/areas/website/website.test.ts › is stored as DNS has it, told as people write it, and refused where it looks like another",
    ],
    DOMAIN,
    DOMAIN,
  ],
};
