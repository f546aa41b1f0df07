import { useSession, useTerminology } from "@carrel/hooks";
import { BOOKING_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client, q } from "../../../app/carrel";
import { ScreenHeader } from "../../../app/screen-header";
import { useBranches } from "../../../app/use-branches";
import { NoBranch } from "../../branches/no-branch";
import { PROCESS_TIMEOUT } from "./process-timeout";
import { SheetImport } from "./sheet-import";
import { sheetLabels } from "./sheet-labels";

/** What the rows that were saved make stale. */
const { meta: STALE = {} } = q.desks.processBulkBooking();

type Values = Parameters<typeof client.desks.processBulkBooking>[0]["validatedData"];

/** Books many desks at once from a sheet. */
export function BulkBookingScreen() {
  const words = useTerminology();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const title = `Book ${words.desks.toLowerCase()} from a sheet`;
  const book = useMutation({
    meta: STALE,
    mutationFn: ({ values, idempotencyKey }: { values: Values; idempotencyKey: string }) =>
      client.desks.processBulkBooking({ validatedData: values }, { idempotencyKey, timeout: PROCESS_TIMEOUT }),
  });
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
        template={(format) => client.desks.bulkBookingTemplate({ format })}
        validate={(data) => client.desks.validateBulkBooking({ data })}
        process={(values, idempotencyKey) => book.mutateAsync({ values, idempotencyKey })}
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
