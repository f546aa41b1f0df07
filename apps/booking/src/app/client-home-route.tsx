import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Draft, isReplaced } from "../flow/draft";
import { BookingScreen } from "./booking-screen";
import { site } from "./carrel";

/** An organisation's own site: its booking flow under its own name. */
export function ClientHomeRoute() {
  const { branch, ...draft } = useSearch({ strict: false });
  const { branchId = branch } = useParams({ strict: false });
  const navigate = useNavigate();
  const onDraft = useCallback(
    (change: Partial<Draft>) =>
      void navigate({
        to: ".",
        search: (kept) => ({ ...kept, ...change }),
        replace: isReplaced(change),
        resetScroll: change.step !== undefined,
      }),
    [navigate],
  );
  return (
    <BookingScreen
      orgCode={site.organisation.orgCode}
      branchId={branchId}
      draft={draft}
      onDraft={onDraft}
      onBranch={(picked) =>
        void navigate({ to: "/book/{-$branchId}", params: {}, search: { branch: picked, step: "when" } })
      }
      home="/"
    />
  );
}
