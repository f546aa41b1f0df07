import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Draft, isReplaced } from "../flow/draft";
import { BookingScreen } from "./booking-screen";

const route = getRouteApi("/qr-booking/$orgCode/{-$branchId}");

/** Where a QR poster leads. */
export function QrBookingRoute() {
  const { orgCode, branchId } = route.useParams();
  const draft = route.useSearch();
  const navigate = route.useNavigate();
  const onDraft = useCallback(
    (change: Partial<Draft>) =>
      void navigate({
        search: (kept) => ({ ...kept, ...change }),
        replace: isReplaced(change),
        resetScroll: change.step !== undefined,
      }),
    [navigate],
  );
  const onBranch = (picked: string) =>
    void navigate({ params: { orgCode, branchId: picked }, search: { step: "when" } });
  return (
    <BookingScreen
      orgCode={orgCode}
      branchId={branchId}
      draft={draft}
      onDraft={onDraft}
      onBranch={onBranch}
      home={`/qr-booking/${encodeURIComponent(orgCode)}`}
    />
  );
}
