import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Spinner } from "@carrel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { BookingFlow } from "../flow/booking-flow";
import type { Draft } from "../flow/draft";
import { SiteFrame } from "../site/site-frame";
import { q } from "./carrel";

interface BookingScreenProps {
  orgCode: string;
  branchId: string | undefined;
  draft: Draft;
  onBranch: (branchId: string) => void;
  onDraft: (change: Partial<Draft>) => void;
  home: string;
}

/** The booking flow of one organisation, found by the code of its QR poster. */
export function BookingScreen({ orgCode, branchId, draft, onBranch, onDraft, home }: BookingScreenProps) {
  const isOnline = useOnline();
  const { data: organisation, isPending, error, refetch } = useQuery(q.bookings.superOrgLookup({ orgCode }));

  useEffect(() => {
    // The steps name themselves.
    if (organisation?.branches.length !== 0) return;
    document.title = `${terminology(organisation.workspaceKind).deskBooking} at ${organisation.orgName}`;
  }, [organisation]);

  if (isPending) {
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
        <h1 className="flex items-center gap-3 text-base font-normal text-muted">
          <Spinner /> Loading workspace...
        </h1>
        {!isOnline && <p className="text-muted">You are offline. This page goes on once you are connected.</p>}
      </main>
    );
  }
  // A later look that fails leaves what stands.
  if (!organisation) {
    const unknown = error instanceof ApiError && error.status === 404;
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <EmptyState
          kind={unknown ? "filtered" : "error"}
          headingLevel={1}
          title={unknown ? "This code leads nowhere" : "This page could not be loaded"}
          description={
            unknown ? `${messageOf(error)}. Check the code on the poster, or ask the staff.` : messageOf(error)
          }
          action={
            !unknown && (
              <Button variant="primary" onClick={() => void refetch()}>
                Try again
              </Button>
            )
          }
        />
      </main>
    );
  }
  const [only] = organisation.branches;
  const branch =
    organisation.branches.find(({ _id }) => _id === branchId) ??
    (organisation.branches.length === 1 ? only : undefined);

  return (
    <SiteFrame organisation={organisation} branchId={branch?._id} onBranch={onBranch} home={home}>
      {organisation.branches.length === 0 ? (
        <div className="p-6">
          <EmptyState
            kind="first-use"
            illustration="branches"
            headingLevel={1}
            title={`${organisation.orgName} has no open branch yet`}
            description="Come back soon, or ask the staff."
          />
        </div>
      ) : (
        <BookingFlow organisation={organisation} branch={branch} draft={draft} onBranch={onBranch} onDraft={onDraft} />
      )}
    </SiteFrame>
  );
}
