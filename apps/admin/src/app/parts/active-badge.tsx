import { StatusBadge } from "@carrel/ui/status-badge";

interface ActiveBadgeProps {
  isActive: boolean;
  /** What it is called where it is, and where it isn't. */
  words?: readonly [on: string, off: string];
}

/** Whether a record is switched on, in colour and word. */
export const ActiveBadge = ({ isActive, words: [on, off] = ["Active", "Inactive"] }: ActiveBadgeProps) => (
  <StatusBadge tone={isActive ? "success" : "neutral"}>{isActive ? on : off}</StatusBadge>
);
