import { StatusBadge } from "@carrel/ui/status-badge";

/** Whether a plan is sold. */
export const PlanState = ({ isActive }: { isActive: boolean }) =>
  isActive ? <StatusBadge tone="success">On sale</StatusBadge> : <StatusBadge tone="neutral">Withdrawn</StatusBadge>;
