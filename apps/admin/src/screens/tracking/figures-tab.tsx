import type { TrackingAnalytics } from "@carrel/sdk/schemas";
import { StatCard } from "@carrel/ui/stat-card";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { ChartCard } from "../../app/parts/chart-card";
import { FigureGrid, Section } from "../../app/parts/section";
import { ListFilters } from "../../lists/list-filters";
import { lastingText } from "./event-text";
import { MostOften } from "./most-often";
import { rangeOf, type TrackingSearch } from "./tracking-search";

/** What draws comes along. */
const DaysChart = lazy(async () => ({ default: (await import("./days-chart")).DaysChart }));

const count = new Intl.NumberFormat(NUMBERS);

interface FiguresTabProps {
  search: TrackingSearch;
  zone: string;
  onChange: (changed: TrackingSearch) => void;
}

/** What the events of a time add up to: how many, by whom, on which days, where and what. */
export function FiguresTab({ search, zone, onChange }: FiguresTabProps) {
  const { unit } = search;
  const figures = useQuery({
    ...q.tracking.analytics({ ...rangeOf(search, zone), ...(unit && { businessUnitId: unit }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <ListFilters
          filters={[{ days: "Period", every: "Last 30 days" }]}
          search={search}
          zone={zone}
          onChange={onChange}
        />
      </div>
      <Section
        title="Figures"
        description={search.from ? "Of the days chosen" : "Of the last 30 days"}
        query={figures}
        holds={{ cards: 4, below: ["22rem", "20rem"] }}
      >
        {(data) => <Figures figures={data} search={search} />}
      </Section>
    </div>
  );
}

function Figures({ figures, search: { from, to, unit } }: { figures: TrackingAnalytics; search: TrackingSearch }) {
  const { totalEvents, totalSessions, totalUsers, averageSessionSeconds, topPaths, topEvents } = figures;
  const kept = { from, to, unit };
  return (
    <>
      <FigureGrid>
        <StatCard label="Events" value={count.format(totalEvents)} hint="Screens opened, things saved" />
        <StatCard label="Visits" value={count.format(totalSessions)} hint="A browser’s tab, until it is closed" />
        <StatCard label="People" value={count.format(totalUsers)} hint="Signed in; visitors are not counted" />
        <StatCard
          label="Average visit"
          value={totalSessions === 0 ? "–" : lastingText(averageSessionSeconds)}
          hint="From its first to its last event"
        />
      </FigureGrid>
      <ChartCard>
        <DaysChart days={figures.dailyEvents} />
      </ChartCard>
      <MostOften topPaths={topPaths} topEvents={topEvents} kept={kept} headingLevel={3} />
    </>
  );
}
