import type { BookableOrganisation, PublicBranch } from "@carrel/sdk";
import { closureOn, FEATURE_LABELS, localDateOf } from "@carrel/sdk/domain";
import { ChevronRight, MapPin } from "lucide-react";
import { hoursOf } from "../bookable-days";
import { hoursInWords } from "../time-words";

/** Facilities that are named of each; all of them stand in its own part. */
const MAIN_FACILITIES = 4;

interface PlaceStepProps {
  organisation: BookableOrganisation;
  value: string | undefined;
  onPick: (branchId: string) => void;
}

/** Which branch; picking one goes on. Buttons rather than radios: an arrow key must not lead away. */
export function PlaceStep({ organisation: { orgCode, branches }, value, onPick }: PlaceStepProps) {
  return (
    <ul className="m-0 flex list-none flex-col gap-3 p-0 pb-6 md:max-w-[36rem]">
      {branches.map((branch) => (
        <li key={branch._id}>
          <button
            type="button"
            aria-current={branch._id === value || undefined}
            onClick={() => onPick(branch._id)}
            className="flex w-full cursor-pointer items-center gap-3 rounded-lg sm:gap-4 border border-solid border-border bg-surface p-4 text-start shadow-1 transition-colors hover:bg-surface-hover aria-[current=true]:border-ring"
          >
            {branch.photos.length > 0 ? (
              <img
                src={`/photos/${orgCode}/${branch._id}/small.jpg`}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="size-18 flex-none sm:size-24 rounded-lg bg-surface-sunken object-cover"
              />
            ) : (
              <MapPin strokeWidth={1.5} aria-hidden="true" className="size-6 flex-none text-link" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block text-lg font-semibold text-strong">{branch.name}</span>
              <span className="block text-muted">
                {[branch.address.line1, branch.address.city].filter(Boolean).join(", ")}
              </span>
              <span className="block text-muted">{openToday(branch)}</span>
              {branch.features.length > 0 && <span className="block text-muted">{mainFacilities(branch)}</span>}
            </span>
            <ChevronRight strokeWidth={1.5} aria-hidden="true" className="size-5 flex-none text-muted rtl:rotate-180" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function openToday(branch: PublicBranch): string {
  const today = localDateOf(new Date(), branch.timezone);
  const hours = hoursOf(branch, today);
  if (hours.length > 0) return `Open today ${hoursInWords(hours, branch.timezone)}`;
  const closure = closureOn(branch, today);
  return closure ? `Closed today: ${closure.reason}` : "Closed today";
}

function mainFacilities({ features }: PublicBranch): string {
  const named = features.slice(0, MAIN_FACILITIES).map((feature) => FEATURE_LABELS[feature]);
  const others = features.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
}
