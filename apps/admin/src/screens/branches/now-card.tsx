import { useNow, useOnline, usePermission, useTerminology } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { StatusBadge } from "@carrel/ui/status-badge";
import { LOCALE } from "../../app/locale";
import { viewerMoment } from "../../app/viewer-time";
import { DeskFigures } from "./desk-figures";
import { openState, openText } from "./open-state";
import { useWorkIn } from "./use-work-in";

/** How a branch stands at this minute: open or not, what its clocks show, how full it is. */
export function NowCard({ branch }: { branch: Branch }) {
  const { name, timezone } = branch;
  const words = useTerminology();
  const now = useNow();
  const online = useOnline();
  const { isSelected, isChanging, open } = useWorkIn(branch);
  const mayRead = { desks: usePermission("desks.read"), bookings: usePermission("bookings.read") };
  const { isOpen } = openState(branch, now);
  const clock = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timezone,
  });
  const yours = viewerMoment(now, timezone);
  const places = [
    { to: "/desks", label: words.desks, isOpen: mayRead.desks },
    { to: "/bookings", label: "Bookings", isOpen: mayRead.bookings },
  ] as const;

  return (
    <Card title="Now">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="self-center">
            {isOpen ? <StatusBadge tone="success">Open</StatusBadge> : <StatusBadge tone="neutral">Closed</StatusBadge>}
          </span>
          <p className="text-lg font-semibold text-strong">{openText(branch, now)}</p>
          <p className="text-muted tabular-nums">
            {clock.format(now)} there{yours && `, ${yours} your time`}
          </p>
        </div>
        <DeskFigures branch={branch} />
        <div className="flex flex-wrap items-center gap-2">
          {places.map(
            (place) =>
              place.isOpen && (
                <Button key={place.to} disabled={isChanging || (!online && !isSelected)} onClick={() => open(place.to)}>
                  {place.label}
                </Button>
              ),
          )}
          {!isSelected && (mayRead.desks || mayRead.bookings) && (
            <p className="text-sm text-muted">You work in another branch: these change over to {name}.</p>
          )}
        </div>
      </div>
    </Card>
  );
}
