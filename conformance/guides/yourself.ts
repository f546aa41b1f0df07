import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const PALETTE: Held =
  "e2e/tests/palette.spec.ts › the palette leads to places, actions and records, and remembers them until the sign-out";
const KEYS: Held =
  "e2e/tests/palette.spec.ts › keys lead to places, the list's search and the help, and are letters while somebody types";
const EDITOR: Held =
  "e2e/tests/help.spec.ts › an editor writes a topic, puts its parts in order, takes that back, finds it and deletes it";
const TOLD: Held = "e2e/tests/notifications.spec.ts › what happens is told live, marked and taken back, and led to";

/** For the front desk: what is each person's own. */
export const yourself: Walks = {
  "docs/guide/account-keyboard.md": [
    PALETTE,
    KEYS,
    KEYS,
    "packages/ui/src/data-table/data-table.stories.tsx › RowsByKeyboard",
    "e2e/tests/admin-habits.spec.ts › a refused form keeps what was typed, shows why beside the field, and asks before it is lost",
  ],
  "docs/guide/account.md": [
    [
      "e2e/tests/account.spec.ts › everybody changes their own name and phone number, the front desk too",
      "e2e/tests/invitation.spec.ts › an address is moved once it is proven, and taken back by the old one",
    ],
    "e2e/tests/account.spec.ts › one's own password is changed by a code: sent, refused, set",
    [
      "e2e/tests/second-factor.spec.ts › an app is set up, ends a sign-in, and a recovery code stands in for it",
      "e2e/tests/second-factor.spec.ts › a passkey is made, ends a sign-in, and is removed",
    ],
    "e2e/tests/account.spec.ts › a session elsewhere is listed and ended, once that was confirmed",
    "e2e/tests/tracking.spec.ts › what somebody opens is noted, found and followed, until he opts out",
  ],
  "docs/guide/help.md": [
    [
      EDITOR,
      "e2e/tests/guide.spec.ts › the guide is found in the help, read from page to page, and leads to its screen",
    ],
    EDITOR,
    [
      EDITOR,
      "apps/api/src/areas/help/help.test.ts › changes the fields that were named, and keeps a resource readable",
    ],
    [EDITOR, "packages/ui/src/sortable-list/sortable-list.stories.tsx › SortsByPointer"],
  ],
  "docs/guide/notifications.md": [
    TOLD,
    "e2e/tests/contact.spec.ts › what somebody wrote is read whole in the office, from the list and from the mail, and answered",
    TOLD,
    [
      "e2e/tests/notifications.spec.ts › what is told is chosen once for all, and kept",
      "apps/api/src/areas/notifications/notifications.test.ts › follow the settings, mails too, and settings left out stay as they are",
    ],
  ],
};
