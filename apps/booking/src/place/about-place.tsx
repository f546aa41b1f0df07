import type { PublicBranch } from "@carrel/sdk";
import { CatchBoundary } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { PartFailed } from "../app/part-failed";
import { useSeen } from "./use-seen";

const PlaceDetails = lazy(() => import("./place-details").then(({ PlaceDetails }) => ({ default: PlaceDetails })));

/** As wide as the summary stands beside the step. */
const isWide = () => matchMedia("(width >= 768px)").matches;

/**
 * What a place is, below the question: open where there is room, on a phone once it is asked for. What it shows comes once it
 * is in sight or asked for. Keys reach it after the step's action: nobody has to pass it on his way.
 */
export function AboutPlace({ orgCode, branch }: { orgCode: string; branch: PublicBranch }) {
  const [isOpen, setOpen] = useState(isWide);
  const { isSeen, see, ref } = useSeen();
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The one that stands open from the beginning says so too.
        if (currentTarget.open !== isOpen) see();
        setOpen(currentTarget.open);
      }}
      className="about-place -order-1 rounded-lg border border-solid border-border bg-surface md:order-none"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 p-4">
        <h2 className="text-lg font-semibold text-strong wrap-anywhere">About {branch.name}</h2>
        <ChevronDown strokeWidth={1.5} aria-hidden="true" className="size-5 flex-none text-muted" />
      </summary>
      {isOpen && (
        <div ref={ref} className={`px-4 pb-4 ${branch.photos.length > 0 ? "min-h-[22rem]" : "min-h-44"}`}>
          <CatchBoundary getResetKey={() => branch._id} errorComponent={PartFailed}>
            <Suspense>{isSeen && <PlaceDetails orgCode={orgCode} branch={branch} />}</Suspense>
          </CatchBoundary>
        </div>
      )}
    </details>
  );
}
