import type { CalendarWays } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { saveFile } from "./save-file";

/** A phone opens its own calendar with it. */
const openFile = (text: string) => saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "booking.ics");

/** By which calendar somebody wants to keep a booking. */
export function CalendarChoice({ calendar: { file, google, outlook } }: { calendar: CalendarWays }) {
  return (
    <section aria-labelledby="calendar" className="flex flex-col gap-3">
      <h2 id="calendar" className="text-base font-medium text-strong">
        Put it into your calendar
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => openFile(file)}>Apple, or a file</Button>
        <Button asChild>
          <a href={google} target="_blank" rel="noreferrer">
            Google
          </a>
        </Button>
        <Button asChild>
          <a href={outlook} target="_blank" rel="noreferrer">
            Outlook
          </a>
        </Button>
      </div>
    </section>
  );
}
