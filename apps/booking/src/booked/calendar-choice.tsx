import type { CalendarWays } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { saveFile } from "./save-file";

/** A phone opens its own calendar with it. */
export const openFile = (text: string) =>
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "booking.ics");

/** Calendars that take a booking by a link. */
export const EXTERNAL_CALENDARS = [
  { key: "google", label: "Google" },
  { key: "outlook", label: "Outlook" },
] as const;

/** By which calendar somebody wants to keep a booking. */
export function CalendarChoice({ calendar }: { calendar: CalendarWays }) {
  return (
    <section aria-labelledby="calendar" className="flex flex-col gap-3">
      <h2 id="calendar" className="text-base font-medium text-strong">
        Put it into your calendar
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => openFile(calendar.file)}>Apple, or a file</Button>
        {EXTERNAL_CALENDARS.map(({ key, label }) => (
          <Button key={key} asChild>
            <a href={calendar[key]} target="_blank" rel="noreferrer">
              {label}
            </a>
          </Button>
        ))}
      </div>
    </section>
  );
}
