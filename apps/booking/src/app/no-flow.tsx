import { messageOf } from "@carrel/hooks";
import { ApiError, type BookableOrganisation } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { PlaceLines } from "../booked/place-lines";

/** A code that leads nowhere, or a place that could not be asked for. */
export function NotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      kind={unknown ? "filtered" : "error"}
      headingLevel={1}
      title={unknown ? "This code leads nowhere" : "This page could not be loaded"}
      description={unknown ? `${messageOf(error)}. Check the code on the poster, or ask the staff.` : messageOf(error)}
      action={
        !unknown && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  );
}

/** A place where nothing can be booked: why, and whom to ask instead. */
export function NothingToBook({ organisation }: { organisation: BookableOrganisation }) {
  const { orgName, branches, bookingsClosed } = organisation;
  if (bookingsClosed === null) {
    return (
      <EmptyState
        className="m-6"
        kind="first-use"
        illustration="branches"
        headingLevel={1}
        title={`${orgName} has no open branch yet`}
        description="Come back soon, or ask the staff."
      />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-[44rem] flex-col gap-6 px-4 py-8">
      <EmptyState kind="forbidden" headingLevel={1} title="No bookings at the moment" description={bookingsClosed} />
      {branches.map((branch) => (
        <PlaceLines key={branch._id} branch={branch} />
      ))}
    </div>
  );
}
