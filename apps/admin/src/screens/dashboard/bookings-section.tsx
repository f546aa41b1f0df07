import type { BookingStats, BookingTrends, DashboardQuery, PaymentStats } from "@carrel/sdk";
import { StatCard } from "@carrel/ui/stat-card";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { ChartCard, ChartRow } from "../../app/parts/chart-card";
import { FigureGrid, Section } from "../../app/parts/section";
import { useMoney } from "../../app/use-money";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { isBeyondPercent } from "../../app/words/change";
import { PeakChart, StandingChart, TrendChart } from "./lazy-charts";
import { PERIOD_WORDS } from "./period";
import { PopularDesks } from "./popular-desks";

const count = new Intl.NumberFormat(NUMBERS);
const signed = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

interface BookingsSectionProps {
  asked: Required<Pick<DashboardQuery, "period">> & DashboardQuery;
  trends: UseQueryResult<BookingTrends>;
  details: BookingStats["bookingDetails"];
  /** Whether desks of several branches may stand beside each other. */
  hasBranches: boolean;
}

/** How bookings go, when the place is fullest, and which desks are asked for. */
export function BookingsSection({ asked, trends, details, hasBranches }: BookingsSectionProps) {
  const { period } = asked;
  const paid = useQuery({ ...q.dashboard.paymentStats(asked), placeholderData: keepPreviousData });
  return (
    <Section
      title="Bookings"
      description={`Made ${PERIOD_WORDS[period].within}`}
      query={trends}
      isFolded
      holds={{ cards: 4, below: ["22rem", "23rem"] }}
    >
      {(figures) => (
        <>
          <FigureGrid>
            <TypeCard
              label={TYPE_LABELS.DAILY}
              many={paid.data?.dailyBookingsCount}
              paid={paid.data}
              of="dailyRevenue"
            />
            <TypeCard
              label={TYPE_LABELS.HOURLY}
              many={paid.data?.hourlyBookingsCount}
              paid={paid.data}
              of="hourlyRevenue"
            />
            <PaceCard growth={figures.weeklyGrowth} days={7} />
            <PaceCard growth={figures.monthlyGrowth} days={30} />
          </FigureGrid>
          <ChartRow>
            <ChartCard>
              <TrendChart trends={figures} period={period} of="bookings" />
            </ChartCard>
            <ChartCard>
              <StandingChart details={details} period={period} />
            </ChartCard>
          </ChartRow>
          <ChartRow>
            <ChartCard>
              <PeakChart peakHours={figures.peakHours} period={period} />
            </ChartCard>
            <PopularDesks desks={figures.popularDesks} period={period} hasBranches={hasBranches} />
          </ChartRow>
        </>
      )}
    </Section>
  );
}

interface TypeCardProps {
  label: string;
  many: number | undefined;
  paid: PaymentStats | undefined;
  of: "dailyRevenue" | "hourlyRevenue";
}

const TypeCard = ({ label, many, paid, of }: TypeCardProps) => {
  const money = useMoney();
  return (
    <StatCard
      label={label}
      value={many === undefined ? "…" : count.format(many)}
      {...(paid && { hint: `${money(paid[of], paid.currency)} paid for such bookings` })}
    />
  );
};

const paceText = (growth: number | null): string => {
  if (growth === null) return "–";
  return isBeyondPercent(growth) ? "Over twice" : `${signed.format(growth)}%`;
};

/** Whether more is booked than before, whatever period is shown. */
const PaceCard = ({ growth, days }: { growth: number | null; days: number }) => (
  <StatCard
    label={`New bookings in ${days} days`}
    value={paceText(growth)}
    hint={growth === null ? "Nothing to compare with yet" : `Against the ${days} days before`}
  />
);
