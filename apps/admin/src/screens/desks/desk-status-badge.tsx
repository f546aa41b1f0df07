import type { DeskStatus } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { StatusBadge, type StatusBadgeProps } from "@carrel/ui/status-badge";

const TONES = { green: "success", red: "danger", amber: "warning", grey: "neutral" } as const satisfies Record<
  string,
  StatusBadgeProps["tone"]
>;

/** A desk's status in colour and word. */
export function DeskStatusBadge({ status }: { status: DeskStatus }) {
  const { label, colour } = DESK_STATUS_LOOK[status];
  return <StatusBadge tone={TONES[colour]}>{label}</StatusBadge>;
}
