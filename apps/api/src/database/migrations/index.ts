import { roles } from "./0001-roles";
import { organisations } from "./0002-organisations";
import { places } from "./0003-places";
import { bookings } from "./0004-bookings";
import { outbox } from "./0005-outbox";
import { lookups } from "./0006-lookups";
import { sessions } from "./0010-sessions";
import { apiKeys } from "./0012-api-keys";
import { audit } from "./0013-audit";
import type { Migration } from "./migration";

/** In the order in which they run. New ones go to the end. */
export const migrations: readonly Migration[] = [
  roles,
  organisations,
  places,
  bookings,
  outbox,
  lookups,
  sessions,
  apiKeys,
  audit,
];
