import type { BookableOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Spinner } from "@carrel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { BookingFlow } from "../flow/booking-flow";
import type { Draft } from "../flow/draft";
import { SiteFrame } from "../site/site-frame";
import { q } from "./carrel";
import { WorkspaceLoading } from "./workspace-loading";

/** What hardly anybody meets comes when it is met. */
const noFlow = () => import("./no-flow");
const NotFound = lazy(async () => ({ default: (await noFlow()).NotFound }));
const NothingToBook = lazy(async () => ({ default: (await noFlow()).NothingToBook }));

const isNothingToBook = ({ branches, bookingsClosed }: BookableOrganisation) =>
  branches.length === 0 || bookingsClosed !== null;

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
  const { data: organisation, isPending, error, refetch } = useQuery(q.bookings.superOrgLookup({ orgCode }));

  useEffect(() => {
    // The steps name themselves.
    if (!organisation || !isNothingToBook(organisation)) return;
    document.title = `${terminology(organisation.workspaceKind).deskBooking} at ${organisation.orgName}`;
  }, [organisation]);

  if (isPending) return <WorkspaceLoading />;
  // A later look that fails leaves what stands.
  if (!organisation) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <Suspense fallback={<Spinner />}>
          <NotFound error={error} onRetry={() => void refetch()} />
        </Suspense>
      </main>
    );
  }
  const [only] = organisation.branches;
  const branch =
    organisation.branches.find(({ _id }) => _id === branchId) ??
    (organisation.branches.length === 1 ? only : undefined);

  return (
    <SiteFrame organisation={organisation} branchId={branch?._id} onBranch={onBranch} home={home} page="/book">
      {isNothingToBook(organisation) ? (
        <Suspense fallback={<Spinner />}>
          <NothingToBook organisation={organisation} />
        </Suspense>
      ) : (
        <BookingFlow organisation={organisation} branch={branch} draft={draft} onBranch={onBranch} onDraft={onDraft} />
      )}
    </SiteFrame>
  );
}
