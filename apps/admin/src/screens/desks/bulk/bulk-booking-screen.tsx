import { run, useTerminology } from "@carrel/hooks";
import type { ProcessBulkBooking } from "@carrel/sdk";
import { BOOKING_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { q, queryClient, reads } from "../../../app/carrel";
import { PROCESS_TIMEOUT } from "../../../forms/spreadsheet/process-timeout";
import { sheetLabels } from "../../../forms/spreadsheet/sheet-labels";
import { SheetScreen } from "../../../forms/spreadsheet/sheet-screen";

/** Books many desks at once from a sheet. */
export function BulkBookingScreen() {
  const words = useTerminology();
  const members = words.members.toLowerCase();
  return (
    <SheetScreen
      title={`Book ${words.desks.toLowerCase()} from a sheet`}
      list={{ label: words.desks, href: "/desks" }}
      describe={(branch) =>
        `Dates and times are the branch's own; rows that name no branch are for ${branch}. Nobody is mailed: tell your ${members} yourself.`
      }
      columns={BOOKING_COLUMNS}
      template={(format) => reads.desks.bulkBookingTemplate({ format })}
      validate={(data) => reads.desks.validateBulkBooking({ data })}
      process={(validatedData: ProcessBulkBooking["validatedData"], once) =>
        run(queryClient, q.desks.processBulkBooking({ once, timeout: PROCESS_TIMEOUT }), { validatedData })
      }
      labels={sheetLabels({ one: "booking", many: "bookings" }, { make: "Make", making: "Making", made: "made" })}
      resultActions={
        <Button asChild variant="primary">
          <Link to="/bookings">Show the bookings</Link>
        </Button>
      }
    />
  );
}
