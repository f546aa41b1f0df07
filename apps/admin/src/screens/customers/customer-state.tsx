import { StatusBadge } from "@carrel/ui/status-badge";

/** Whether a desk can be given to a customer. */
export const CustomerState = ({ isActive }: { isActive: boolean }) =>
  isActive ? <StatusBadge tone="success">Active</StatusBadge> : <StatusBadge tone="neutral">Inactive</StatusBadge>;
