import { useTerminology } from "@carrel/hooks";
import type { DeskCounters as Counters } from "@carrel/sdk";
import { DESK_NOW_LOOK, DESK_NOW_ORDER } from "@carrel/sdk/domain";
import { DeskStatusIcon } from "@carrel/ui/desk-tile";
import { Skeleton } from "@carrel/ui/skeleton";
import { Power, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { NUMBERS } from "../../app/locale";
import { countsNow, SWITCHED_OFF } from "../../app/words/desk-stand";
import type { DeskStand } from "./desk-filters";

const TILE =
  "flex min-w-0 flex-col gap-0.5 rounded border border-border bg-surface px-2 py-1 text-start sm:px-3 sm:py-2 text-text";
const PRESSABLE =
  "cursor-pointer hover:bg-surface-hover focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring aria-pressed:border-primary-solid aria-pressed:bg-selected aria-pressed:text-selected-text";
const ROW = "grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]";

interface TileProps {
  label: string;
  count: number;
  icon?: ReactNode;
  /** Whether the desks are narrowed to these; left out where they can't be. */
  isOn?: boolean;
  onPress?: () => void;
}

function Tile({ label, count, icon, isOn, onPress }: TileProps) {
  const face = (
    <>
      <span className="flex items-center gap-1 text-sm sm:gap-1.5">
        {icon}
        <span className="truncate">{label}</span>
      </span>{" "}
      <span className="text-xl font-semibold tabular-nums">{count.toLocaleString(NUMBERS)}</span>
    </>
  );
  if (!onPress) return <div className={TILE}>{face}</div>;
  return (
    <button type="button" aria-pressed={isOn} className={`${TILE} ${PRESSABLE}`} onClick={onPress}>
      {face}
    </button>
  );
}

const ICON_COLOUR = {
  available: "text-desk-available",
  partial: "text-desk-partial",
  occupied: "text-desk-occupied",
  hold: "text-desk-hold",
} as const;

interface DeskCountersProps {
  counters: Counters | undefined;
  /** Desks that take no bookings; no counter counts them. */
  switchedOff: number;
  status: DeskStand | undefined;
  onStatus: (status: DeskStand | undefined) => void;
}

/** How many of the branch's desks stand how right now: the legend of map and plan, and what narrows them. */
export function DeskCounters({ counters, switchedOff, status, onStatus }: DeskCountersProps) {
  const words = useTerminology();
  if (!counters)
    return (
      <div className={ROW} aria-hidden="true">
        {["total", ...DESK_NOW_ORDER, "unassigned"].map((tile) => (
          <Skeleton key={tile} shape="rect" className="h-15 sm:h-17" />
        ))}
      </div>
    );
  const counts = countsNow(counters);
  const press = (stand: DeskStand) => () => onStatus(status === stand ? undefined : stand);
  return (
    <fieldset aria-label={`${words.desks} as they are now`} className={`${ROW} m-0 border-0 p-0`}>
      <Tile
        label={`All ${words.desks.toLowerCase()}`}
        count={counters.total}
        isOn={status === undefined}
        onPress={() => onStatus(undefined)}
      />
      {DESK_NOW_ORDER.map((now) => {
        const { word, label } = DESK_NOW_LOOK[now];
        return (
          <Tile
            key={now}
            label={label}
            count={counts[now]}
            icon={
              <span className={`inline-flex ${ICON_COLOUR[word]}`}>
                <DeskStatusIcon status={word} />
              </span>
            }
            isOn={status === word}
            onPress={press(word)}
          />
        );
      })}
      <Tile label="Unassigned" count={counters.unassigned} icon={<UserRoundX className="size-4 text-muted" />} />
      {(switchedOff > 0 || status === "off") && (
        <Tile
          label={SWITCHED_OFF}
          count={switchedOff}
          icon={<Power className="size-4 text-muted" />}
          isOn={status === "off"}
          onPress={press("off")}
        />
      )}
    </fieldset>
  );
}
