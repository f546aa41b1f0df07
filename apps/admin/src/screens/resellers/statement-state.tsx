import { StatusBadge } from "@carrel/ui/status-badge";

/** Whether something may still come to a month. */
export const StatementState = ({ isClosed }: { isClosed: boolean }) =>
  isClosed ? <StatusBadge tone="neutral">Closed</StatusBadge> : <StatusBadge tone="info">Open</StatusBadge>;
