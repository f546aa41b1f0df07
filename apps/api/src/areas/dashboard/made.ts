import { sql } from "kysely";
import type { FigureScope } from "./scope";
import { figuresOfDays, only, placesOf } from "./scope";

interface Made {
  pending: number;
  confirmed: number;
  cancelled: number;
  /** Those that were not cancelled, by type. */
  daily: number;
  hourly: number;
}

/** Bookings that were made in the last local days of each branch, today included, by how they stand now and by type. */
export const readMade = (scope: FigureScope, days: number) =>
  only(
    sql<Made>`
    select ${sql.join(
      ["pending", "confirmed", "cancelled", "daily", "hourly"].map(
        (name) => sql`coalesce(sum(f.${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`,
      ),
    )}
    from (${placesOf(scope)}) p ${figuresOfDays(scope, "booking_figures", days)}`,
    scope.db,
  );

interface MadeLately {
  week: number;
  weekBefore: number;
  month: number;
  monthBefore: number;
}

/** Bookings that were made in the last 7 and 30 local days and in as many before, and not cancelled since. */
export const readMadeLately = (scope: FigureScope) =>
  only(
    sql<MadeLately>`
    select
      coalesce(sum(made) filter (where ago < 7), 0)::float8 as week,
      coalesce(sum(made) filter (where ago between 7 and 13), 0)::float8 as week_before,
      coalesce(sum(made) filter (where ago < 30), 0)::float8 as month,
      coalesce(sum(made) filter (where ago between 30 and 59), 0)::float8 as month_before
    from (
      select f.daily + f.hourly as made, p.today - f.day as ago
      from (${placesOf(scope)}) p ${figuresOfDays(scope, "booking_figures", 60)}
    ) lately`,
    scope.db,
  );
