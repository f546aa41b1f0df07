import type { Membership } from "@carrel/sdk";

/** What each dialog about a membership takes. */
export interface WorkProps {
  membership: Membership;
  /** The branch's time zone. */
  zone: string;
  onClose: () => void;
}
