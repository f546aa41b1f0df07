import { usePermission } from "@carrel/hooks";
import type { BookingTrends, DashboardQuery, PaymentStats } from "@carrel/sdk";
import { StatCard } from "@carrel/ui/stat-card";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { ChartCard, ChartRow } from "../../app/parts/chart-card";
import { FigureGrid, Section } from "../../app/parts/section";
import { useMoney } from "../../app/use-money";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { changeTrend } from "../../app/words/change";
import { SplitChart, TrendChart } from "./lazy-charts";
import { PERIOD_WORDS } from "./period";

const count = new Intl.NumberFormat(NUMBERS);
const payments = (many: number) => `${count.format(many)} ${many === 1 ? "payment" : "payments"}`;

interface MoneySectionProps {
  asked: Required<Pick<DashboardQuery, "period">> & DashboardQuery;
  /** Undefined until they are here. */
  trends: BookingTrends | undefined;
}

/** What came in, less what was paid back. */
export function MoneySection({ asked, trends }: MoneySectionProps) {
  const stats = useQuery({ ...q.dashboard.paymentStats(asked), placeholderData: keepPreviousData });
  const { last } = PERIOD_WORDS[asked.period];
  return (
    <Section
      title="Money"
      description="What was paid, less what was paid back"
      query={stats}
      isFolded
      holds={{ cards: 4, below: ["22rem"] }}
    >
      {(figures) => (
        <>
          <MoneyFigures stats={figures} branchId={asked.branchId} />
          <ChartRow>
            <ChartCard>{trends && <TrendChart trends={trends} period={asked.period} of="revenue" />}</ChartCard>
            <ChartCard>
              <SplitChart
                title={`How it was paid, ${last}`}
                currency={figures.currency}
                parts={[
                  { name: "Cash", amount: figures.cashPayments },
                  { name: "Other than cash", amount: figures.onlinePayments },
                ]}
              />
              <SplitChart
                title={`What it was paid for, ${last}`}
                currency={figures.currency}
                parts={[
                  { name: TYPE_LABELS.DAILY, amount: figures.dailyRevenue },
                  { name: TYPE_LABELS.HOURLY, amount: figures.hourlyRevenue },
                  // As of what nobody charges: no part of it.
                  ...(figures.chargesRevenue ? [{ name: "Charges", amount: figures.chargesRevenue }] : []),
                ]}
              />
            </ChartCard>
          </ChartRow>
        </>
      )}
    </Section>
  );
}

interface MoneyFiguresProps {
  stats: PaymentStats;
  /** Undefined: all branches. */
  branchId: string | undefined;
}

function MoneyFigures({ stats, branchId }: MoneyFiguresProps) {
  const format = useMoney();
  const money = (amount: number) => format(amount, stats.currency);
  const ofDay = changeTrend(stats.dailyGrowth, "yesterday", { was: money(stats.yesterday) });
  const ofMonth = changeTrend(stats.monthlyGrowth, "the same days of last month");
  return (
    <FigureGrid areLong>
      <StatCard
        label="Revenue today"
        value={money(stats.today)}
        hint={`${payments(stats.todayTransactionCount)} today. ${money(stats.yesterday)} yesterday.`}
        {...(ofDay && { trend: ofDay })}
      />
      <StatCard
        label="This month"
        value={money(stats.thisMonth)}
        hint={`${payments(stats.monthlyTransactionCount)} this month. ${money(stats.lastMonth)} last month.`}
        {...(ofMonth && { trend: ofMonth })}
      />
      <StatCard
        label="Last 6 months"
        value={money(stats.last6Months)}
        hint={`And this month so far. ${money(stats.lastYear)} last calendar year.`}
      />
      <StatCard
        label="Of all time"
        value={money(stats.totalRevenue)}
        hint={`${payments(stats.totalTransactionCount)}, ${money(stats.averageTransactionValue)} on average.`}
      />
      <OwedCard branchId={branchId} />
    </FigureGrid>
  );
}

/** What is not paid yet, over the whole width below the other figures. */
function OwedCard({ branchId }: Pick<MoneyFiguresProps, "branchId">) {
  const money = useMoney();
  const mayOpen = usePermission("bookings.read");
  const { data, isError } = useQuery({
    ...q.dashboard.owed({ ...(branchId && { branchId }) }),
    placeholderData: keepPreviousData,
  });
  const people = data && `${count.format(data.people)} ${data.people === 1 ? "person" : "people"}`;
  return (
    <StatCard
      label="Owed to you"
      className="col-span-full"
      value={data ? money(data.due, data.currency) : isError ? "Could not be loaded" : "…"}
      hint={
        people
          ? `By ${people}. What is booked and sold, and not paid yet.`
          : "What is booked and sold, and not paid yet."
      }
      {...(mayOpen && { href: "/dues" })}
    />
  );
}
