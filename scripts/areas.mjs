// `pnpm areas`: refuses what one area of the office's screens imports from another, but for what is named here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { areaFaults } from "./lint/area-imports.mjs";
import { root } from "./toolchain.mjs";

/** What an area shows that another owns, by its path in `screens`, and why it does not lie in a place for all. */
const NAMED = {
  "account/factors/needed-screen": "the router shows it in place of any screen, to whoever has to have a second step",
  "account/session-list": "somebody else's sessions look as one's own do",
  "auth/code-failure": "a password is changed with a mailed code from within, too",
  "auth/code-form": "a code is asked for from within, too: to confirm, and for a second step",
  "auth/login-form": "who was signed out signs in again over his form",
  "auth/new-password-form": "a password is changed with a mailed code from within, too",
  "auth/passkey-message": "a passkey is added from within",
  "auth/second-step": "who was signed out signs in again over his form",
  "auth/use-new-password-form": "a password is changed with a mailed code from within, too",
  "bookings/balance": "a membership is paid as a booking is",
  "bookings/take-payment-dialog": "all that somebody owes is paid as one booking is",
  "clients/client-columns": "the overview has the newest clients as their list shows them",
  "customers/customer-stats": "the dashboard has the members' figures",
  "desks/work/alternatives": "a visit on a pass is offered another desk as a booking is",
  "desks/work/assign-sheet": "a membership is sold from the list, a member and the board as from its desk",
  "desks/work/book-form": "a booking is made from the list of bookings as from its desk",
  "desks/work/book-rest": "a booking is made from the list of bookings as from its desk",
  "desks/work/plan-field": "a membership is renewed and changed on a plan",
  "desks/work/renew-sheet": "what ends soon is renewed over the dashboard",
  "desks/work/shift-field": "a membership is changed to another shift",
  "desks/work/sold-plans": "a membership is renewed and changed on what is sold",
  "desks/work/sold-search": "a membership is sold from the list and a member as from its desk",
  "desks/work/taken": "a visit on a pass is offered another desk as a booking is",
  "desks/work/use-plans": "a membership is renewed and changed on a plan",
  "desks/work/who-field": "a booking is made from the list of bookings as from its desk",
  "first-run/first-run": "the first steps stand on the dashboard",
  "first-run/use-first-run": "the first steps stand on the dashboard",
  "memberships/membership-sheet": "a membership opens over its member, its desk and the board",
  "memberships/membership-works": "who has a desk in a shift is renewed, changed and ended from the desk's page",
  "memberships/works": "a member's desk leads to what is done with his membership",
  "notifications/latest": "the bell shows the latest",
  "notifications/latest-notifications": "the bell shows the latest",
  "organisation/booking-rules-section": "a client's rules are set as one's own are",
  "organisation/settings-schema": "a client's settings are a part of one's own",
  "resellers/figures": "a reseller begins with the figures of his own page",
  "resellers/rate-text": "a reseller begins with what he gets",
  "resellers/stats-charts": "a reseller begins with the figures of his own page",
};

const src = join(root, "apps/admin/src");
const paths = readdirSync(src, { recursive: true }).filter((path) => /\.tsx?$/.test(path));
const faults = areaFaults(new Map(paths.map((path) => [path, readFileSync(join(src, path), "utf8")])), NAMED);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
