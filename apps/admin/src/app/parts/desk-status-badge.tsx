import type { Desk, DeskStatus } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { StatusBadge, type StatusBadgeProps } from "@carrel/ui/status-badge";

/** What a desk that takes no bookings is called, whatever its status. */
export const SWITCHED_OFF = "Switched off";

const TONES = { green: "success", red: "danger", amber: "warning", grey: "neutral" } as const satisfies Record<
  string,
  StatusBadgeProps["tone"]
>;

/** A desk's status in colour and word. */
export function DeskStatusBadge({ status }: { status: DeskStatus }) {
  const { label, colour } = DESK_STATUS_LOOK[status];
  return <StatusBadge tone={TONES[colour]}>{label}</StatusBadge>;
}

/** How a desk stands now: its status, or that it takes no bookings. */
export function DeskStandBadge({ desk }: { desk: Pick<Desk, "isActive" | "status"> }) {
  if (!desk.isActive) return <StatusBadge tone="neutral">{SWITCHED_OFF}</StatusBadge>;
  return <DeskStatusBadge status={desk.status} />;
}
