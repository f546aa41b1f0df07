import { useTerminology } from "@carrel/hooks";
import { TimelineLegend } from "@carrel/ui/timeline";
import { legendOf } from "./booking-look";

/** What the calendar's colours and lines mean. */
export function Legend() {
  const items = legendOf(useTerminology()).map(({ icon: Icon, ...look }) => ({
    ...look,
    icon: <Icon strokeWidth={1.75} />,
  }));
  return <TimelineLegend label="What the colours mean" items={items} closed="Closed" />;
}
