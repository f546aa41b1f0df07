import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Draft, isReplaced } from "../flow/draft";
import { BookingScreen } from "./booking-screen";
import { site } from "./carrel";

/** The visitor's own screens. Asked for from here, where the flow is there already: by themselves they would take its first load apart. */
export const ownScreens = () => import("../own/own-screens");

/** An organisation is booked on its own site, in its own name. */
export function BookRoute() {
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
