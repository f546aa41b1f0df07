import type { CalendarWays } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { EXTERNAL_CALENDARS, openFile } from "../booked/calendar-choice";

/** A booking of several, into somebody's calendar. */
export const AddToCalendar = ({ calendar, code }: { calendar: CalendarWays; code: string }) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button size="sm">
        Calendar<span className="ui-visually-hidden"> {code}</span>
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem onSelect={() => openFile(calendar.file)}>Apple, or a file</DropdownMenuItem>
      {EXTERNAL_CALENDARS.map(({ key, label }) => (
        <DropdownMenuItem key={key} asChild>
          <a href={calendar[key]} target="_blank" rel="noreferrer">
            {label}
          </a>
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);
