import { useTerminology } from "@carrel/hooks";
import type { TrackingTally } from "@carrel/sdk/schemas";
import { useRouter } from "@tanstack/react-router";
import { NUMBERS } from "../../app/locale";
import { RankedList } from "../../app/parts/ranked-list";
import { eventText } from "./event-text";
import type { TrackingSearch } from "./tracking-search";

const count = new Intl.NumberFormat(NUMBERS);

interface MostOftenProps {
  topPaths: readonly TrackingTally[];
  topEvents: readonly TrackingTally[];
  /** Filters of what was counted; the list that a row leads to has them too. */
  kept: TrackingSearch;
  headingLevel: 2 | 3;
}

/** The screens and the events that are the most frequent, each with the list behind it. */
export function MostOften({ topPaths, topEvents, kept, headingLevel }: MostOftenProps) {
  const router = useRouter();
  const words = useTerminology();
  const listOf = (search: TrackingSearch) =>
    router.buildLocation({ to: "/tracking", search: { ...kept, ...search } }).href;
  const items = (tallies: readonly TrackingTally[], nameOf: (name: string) => string, by: "path" | "event") =>
    tallies.map(({ name, count: times }) => ({
      id: name,
      name: nameOf(name),
      href: listOf({ [by]: name }),
      value: count.format(times),
      share: times / (tallies[0]?.count ?? 1),
    }));
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
      <RankedList
        title="Screens"
        description="Where most was done"
        items={items(topPaths, (name) => name, "path")}
        headingLevel={headingLevel}
        empty="Nothing was done in this time."
      />
      <RankedList
        title="What was done"
        description="The most frequent first"
        items={items(topEvents, (event) => eventText(event, words), "event")}
        headingLevel={headingLevel}
        empty="Nothing was done in this time."
      />
    </div>
  );
}
