import { getRouteApi, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Draft, isReplaced } from "../flow/draft";
import { BookingScreen } from "./booking-screen";
import { site } from "./carrel";

/** The visitor's own screens. Asked for from here, where the flow is there already: by themselves they would take its first load apart. */
export const ownScreens = async () => (await import("../own/own-route")).ownScreens();

/** Keeps a change of the draft in the page's address. */
function useOnDraft() {
  const navigate = useNavigate();
  return useCallback(
    (change: Partial<Draft>) =>
      void navigate({
        to: ".",
        search: (kept) => ({ ...kept, ...change }),
        replace: isReplaced(change),
        resetScroll: change.step !== undefined,
      }),
    [navigate],
  );
}

const poster = getRouteApi("/qr-booking/$orgCode/{-$branchId}");

/** Where a QR poster leads. */
export function PosterRoute() {
  const { orgCode, branchId } = poster.useParams();
  const navigate = poster.useNavigate();
  return (
    <BookingScreen
      orgCode={orgCode}
      branchId={branchId}
      draft={poster.useSearch()}
      onDraft={useOnDraft()}
      onBranch={(picked) => void navigate({ params: { orgCode, branchId: picked }, search: { step: "when" } })}
      home={`/qr-booking/${encodeURIComponent(orgCode)}`}
    />
  );
}

/** An organisation is booked on its own site, in its own name. */
export function BookRoute() {
  const { branch, move: _, ...draft } = useSearch({ strict: false });
  const { branchId = branch } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <BookingScreen
      orgCode={site.organisation.orgCode}
      branchId={branchId}
      draft={draft}
      onDraft={useOnDraft()}
      onBranch={(picked) =>
        void navigate({ to: "/book/{-$branchId}", params: {}, search: { branch: picked, step: "when" } })
      }
      home="/"
    />
  );
}
