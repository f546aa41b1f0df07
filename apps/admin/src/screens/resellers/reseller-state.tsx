import { StatusBadge } from "@carrel/ui/status-badge";

/** Whether a reseller is active. */
export const ResellerState = ({ isActive }: { isActive: boolean }) =>
  isActive ? <StatusBadge tone="success">Active</StatusBadge> : <StatusBadge tone="neutral">Inactive</StatusBadge>;
