import type { ClientStatus } from "@carrel/sdk/schemas";
import { StatusBadge, type StatusBadgeProps } from "@carrel/ui/status-badge";

/** Each state's word, and how it is shown. */
export const CLIENT_STATES: Readonly<Record<ClientStatus, { label: string; tone: StatusBadgeProps["tone"] }>> = {
  ACTIVE: { label: "Active", tone: "success" },
  TRIAL: { label: "Trial", tone: "info" },
  PAST_DUE: { label: "Payment due", tone: "warning" },
  EXPIRED: { label: "Expired", tone: "danger" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
  INACTIVE: { label: "Inactive", tone: "neutral" },
};

/** How an organisation stands: deactivated, or as its subscription does. */
export const ClientState = ({ status }: { status: ClientStatus }) => {
  const { label, tone } = CLIENT_STATES[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
};
