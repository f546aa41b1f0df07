import type { Booking } from "@carrel/sdk";
import { BranchPeriod } from "../branch-time";

interface StaysBeforeProps {
  stays: Booking["stays"];
  zone: string;
}

/** Where a booking was before it was moved, and when: a line for each. */
export const StaysBefore = ({ stays = [], zone }: StaysBeforeProps) =>
  stays.map(({ deskId, deskName, startAt, endAt }) => (
    <span key={`${deskId} ${startAt}`} className="block text-sm text-muted wrap-anywhere">
      {deskName}: <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />
    </span>
  ));
