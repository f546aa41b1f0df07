import { run, useSession, useTerminology } from "@carrel/hooks";
import type { ProcessBulkBooking } from "@carrel/sdk";
import { BOOKING_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { q, queryClient, reads } from "../../../app/carrel";
import { NoBranch } from "../../../app/parts/no-branch";
import { ScreenHeader } from "../../../app/screen-header";
import { useBranches } from "../../../app/use-branches";
import { PROCESS_TIMEOUT } from "./process-timeout";
import { SheetImport } from "./sheet-import";
import { sheetLabels } from "./sheet-labels";

/** Books many desks at once from a sheet. */
export function BulkBookingScreen() {
  const words = useTerminology();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const title = `Book ${words.desks.toLowerCase()} from a sheet`;
  if (selectedBranch === null) return <NoBranch title={title} />;
  const here = branches.find(({ _id }) => _id === selectedBranch)?.name ?? "the selected branch";
  const members = words.members.toLowerCase();

  return (
    <>
      <ScreenHeader
        title={title}
        description={`Dates and times are the branch's own; rows that name no branch are for ${here}. Nobody is mailed: tell your ${members} yourself.`}
        breadcrumb={[{ label: words.desks, href: "/desks" }, { label: title }]}
      />
      <SheetImport
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
    </>
  );
}
