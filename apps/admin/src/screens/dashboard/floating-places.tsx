import { useTerminology } from "@carrel/hooks";
import type { FloatingFigures } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { Meter } from "@carrel/ui/meter";
import { NUMBERS } from "../../app/locale";
import { dayOf } from "./day-of";

const count = new Intl.NumberFormat(NUMBERS);

interface FloatingPlacesProps {
  places: readonly FloatingFigures[];
  hasBranches: boolean;
  zoneOf: (branchId: string) => string;
}

/** Floating places that are sold against those there are, where the fewest are left. */
export function FloatingPlaces({ places, hasBranches, zoneOf }: FloatingPlacesProps) {
  const words = useTerminology();
  return (
    <Card
      title="Floating places"
      description={`Sold at any ${words.desk.toLowerCase()}, at the fullest moment of the day.`}
      headingLevel={3}
      className="min-w-0"
    >
      <div className="flex flex-col gap-4">
        {places.map(({ branchId, branchName, shiftId, shiftName, date, sold, places: all, left }) => (
          <Meter
            key={`${branchId} ${shiftId}`}
            label={[shiftName ?? "All open hours", hasBranches && branchName, dayOf(date, zoneOf(branchId))]
              .filter(Boolean)
              .join(", ")}
            value={sold}
            max={all}
            valueText={`${count.format(sold)} of ${count.format(all)} sold`}
            tone={left < 0 ? "danger" : "default"}
            hint={left < 0 ? `${count.format(-left)} more than there are` : `${count.format(left)} left`}
          />
        ))}
      </div>
    </Card>
  );
}
