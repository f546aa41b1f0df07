import type { TrackingDay } from "@carrel/sdk/schemas";
import { AreaChart } from "@carrel/ui/area-chart";
import { BarChart } from "@carrel/ui/bar-chart";
import { LOCALE, NUMBERS } from "../../app/locale";

const day = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: "UTC" });
const count = new Intl.NumberFormat(NUMBERS);
const HEIGHT = "18rem";

/** Events, visits and people day by day. */
export function DaysChart({ days }: { days: readonly TrackingDay[] }) {
  const isEmpty = days.every(({ events }) => events === 0);
  const frame = {
    title: "Day by day",
    description: "Events, visits and people on each day of your organisation",
    height: HEIGHT,
    formatValue: count.format,
    empty: "Nothing was done in this time.",
    labels: { category: "Day" },
    categories: isEmpty ? [] : days.map(({ date }) => day.format(new Date(date))),
    series: [
      { id: "events", name: "Events", values: days.map(({ events }) => events) },
      { id: "sessions", name: "Visits", values: days.map(({ sessions }) => sessions) },
      { id: "users", name: "People", values: days.map(({ users }) => users) },
    ],
  };
  // One day is no course.
  return days.length === 1 ? <BarChart {...frame} /> : <AreaChart {...frame} />;
}
