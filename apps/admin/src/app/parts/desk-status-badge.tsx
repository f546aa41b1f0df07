import type { DeskStatus } from "@carrel/sdk";
import { DESK_NOW_LOOK, DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { StatusBadge, type StatusBadgeProps } from "@carrel/ui/status-badge";
import { deskStand, type StandingDesk } from "../words/desk-stand";

const TONES = { green: "success", red: "danger", amber: "warning", grey: "neutral" } as const satisfies Record<
  string,
  StatusBadgeProps["tone"]
>;

/** A desk's status in colour and word. */
export function DeskStatusBadge({ status }: { status: DeskStatus }) {
  const { label, colour } = DESK_STATUS_LOOK[status];
  return <StatusBadge tone={TONES[colour]}>{label}</StatusBadge>;
}

interface DeskStandBadgeProps {
  desk: StandingDesk;
  /** The branch's time zone. */
  zone: string;
}

/** How a desk stands now, until when, and who is next. */
export function DeskStandBadge({ desk, zone }: DeskStandBadgeProps) {
  const { statusLabel, detail, next } = deskStand(desk, zone);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge tone={desk.isActive ? TONES[DESK_NOW_LOOK[desk.now].colour] : "neutral"}>{statusLabel}</StatusBadge>
      {detail && (
        <span className="text-sm text-muted">
          <span className="whitespace-nowrap">{detail}</span>
          {next && <span className="wrap-anywhere">, {next}</span>}
        </span>
      )}
    </span>
  );
}
