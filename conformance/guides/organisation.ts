import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const INVITED: Held =
  "e2e/tests/invitation.spec.ts › somebody is invited, follows the link in his mail once, and is signed in";
const PEOPLE: Held =
  "e2e/tests/people.spec.ts › a role is made, given to somebody who is invited, and taken away once nobody holds it";
const SECRET: Held = "e2e/tests/keys-and-log.spec.ts › a secret key is made, shown once, rotated and revoked";
const LOG: Held = "e2e/tests/keys-and-log.spec.ts › the log is filtered, read, checked and exported";
const UNIT: Held =
  "e2e/tests/growth.spec.ts › an owner adds a business unit, moves it on, notes on it and gives it to himself";
const GIVEN: Held =
  "apps/api/src/areas/business-units/business-units.test.ts › are given to people, who replace whoever had them and are told once each of what is new to them";
const ASKED: Held =
  "e2e/tests/growth.spec.ts › an organisation asks for an installation, the platform takes it, gives it back, and it is cancelled";
const INSTALLED: Held =
  "apps/api/src/areas/installation-requests/installation-requests.test.ts › are asked for, taken, given back, given to somebody and brought to their end";
const UNSENT: Held = "e2e/tests/mails.spec.ts › what is beyond a day's mails waits, and staff see it";
const TRACKED: Held =
  "e2e/tests/tracking.spec.ts › what somebody opens is noted, found and followed, until he opts out";
const CLEANED: Held = "e2e/tests/tracking.spec.ts › a clean-up says what goes, and how much went";
const RULES: Held =
  "e2e/tests/organisation.spec.ts › booking rules and features; what stops people from booking is asked first";
const SITES: Held =
  "e2e/tests/organisation.spec.ts › social links and sites are made whole addresses; others are refused";
const UPI: Held = "e2e/tests/organisation.spec.ts › UPI details give a code for any amount and for a fixed one";

/** For the owner: people, and what holds for all of the place. */
export const organisation: Walks = {
  "docs/guide/admin-users.md": [
    [INVITED, PEOPLE],
    [
      INVITED,
      PEOPLE,
      "apps/api/src/areas/admin-users/invite.test.ts › is good for seven days",
      "apps/api/src/areas/admin-users/invite.test.ts › is mailed again, which ends the one before, until it was followed",
    ],
    [
      PEOPLE,
      "e2e/tests/confirmation.spec.ts › a colleague's sessions are seen and ended",
      "apps/api/src/areas/admin-users/admin-users.test.ts › works with new branches from the next call on",
      "apps/api/src/areas/auth/required-factor.test.ts › has somebody's taken off by who administers him, which is confirmed, logged and mailed",
    ],
    PEOPLE,
  ],
  "docs/guide/api-keys.md": [
    [SECRET, LOG],
    SECRET,
    ["apps/api/src/pipeline/secret-key.test.ts › ends at its time", SECRET],
    SECRET,
  ],
  "docs/guide/audit-log.md": [
    [
      LOG,
      "apps/api/src/areas/audit-log/audit-log.test.ts › is found by each filter, by text, and by a record's beginning",
    ],
    LOG,
    LOG,
    [LOG, "e2e/tests/audit-chain.spec.ts › a log that was changed or cut is told in plain words, in every look"],
    LOG,
  ],
  "docs/guide/business-units.md": [UNIT, [UNIT, GIVEN], UNIT, [UNIT, GIVEN], [GIVEN, UNIT]],
  "docs/guide/installation-requests.md": [
    ASKED,
    [ASKED, INSTALLED],
    [
      ASKED,
      INSTALLED,
      "apps/api/src/areas/installation-requests/installation-requests.test.ts › are told once to the staff of both organisations, and of whoever has one to them and to him",
    ],
    ASKED,
  ],
  "docs/guide/mails.md": [
    UNSENT,
    UNSENT,
    [
      UNSENT,
      "apps/api/src/areas/admin-users/invite.test.ts › goes to the new address where it was mailed to a wrong one",
    ],
  ],
  "docs/guide/roles.md": [PEOPLE, [PEOPLE, "e2e/tests/walk.spec.ts › every screen as …, part …"], PEOPLE, PEOPLE],
  "docs/guide/settings.md": [
    "e2e/tests/organisation.spec.ts › name and kind of place change every screen at once, in other tabs too",
    [
      "e2e/tests/organisation.spec.ts › logos are taken over at once, shown by their flags, and a file that is none is refused",
      "e2e/tests/organisation.spec.ts › a theme is tried before it is saved, and then worn by every tab",
      "e2e/tests/reseller-brand.spec.ts › a reseller switches the line off that says on whose platform it runs",
    ],
    [
      RULES,
      "apps/api/src/areas/bookings/bookings.test.ts › confirms what costs nothing at once where the organisation wants that",
    ],
    RULES,
    UPI,
    SITES,
    [
      "e2e/tests/second-factor.spec.ts › where an organisation asks for one, nothing else is open before it is set up",
      "e2e/tests/organisation.spec.ts › staff who do nothing can be signed out, after hours that are set and cleared",
    ],
  ],
  "docs/guide/tracking.md": [
    TRACKED,
    [CLEANED, "apps/api/src/areas/tracking/tracking.test.ts › adds up a period by the organisation's days"],
    [TRACKED, "apps/api/src/areas/tracking/tracking.test.ts › lists by each filter, newest first"],
    CLEANED,
  ],
};
