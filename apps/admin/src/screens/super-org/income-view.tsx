import type { PlatformIncome } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { counted } from "../../app/words/span-text";
import { Loaded } from "../../lists/loaded";
import { type CurrencyIncome, incomeByCurrency } from "./income";

// Charts are large, and this is the only place here that draws one.
const BarChart = lazy(async () => ({ default: (await import("@carrel/ui/bar-chart")).BarChart }));

const Pending = () => (
  <div aria-busy="true">
    <Card>
      <Skeleton shape="rect" height="20rem" />
    </Card>
  </div>
);

const month = new Intl.DateTimeFormat(LOCALE, { month: "short", year: "2-digit", timeZone: "UTC" });

/** What organisations paid for their subscriptions in the last twelve months. */
export function IncomeView() {
  const income = useQuery(q.superOrg.income());
  return (
    <Loaded query={income} what="The income" pending={<Pending />}>
      {(found) => <Currencies income={found} />}
    </Loaded>
  );
}

function Currencies({ income }: { income: PlatformIncome }) {
  const currencies = incomeByCurrency(income);
  const months = income.months.map((day) => month.format(new Date(day)));
  if (currencies.length === 0)
    return (
      <EmptyState
        kind="first-use"
        illustration={<PaymentsIllustration />}
        title="No income yet"
        description="What organisations pay for their plans is summed up here, from the first payment on."
      />
    );
  return (
    <div className="flex flex-col gap-8">
      {currencies.map((paid) => (
        <InCurrency key={paid.currency} paid={paid} months={months} />
      ))}
      <p className="m-0 text-muted">
        Money that came for nothing and is given back is none of it. Currencies are not exchanged.
      </p>
    </div>
  );
}

function InCurrency({ paid, months }: { paid: CurrencyIncome; months: readonly string[] }) {
  const money = (amount: number) => formatMoney(amount, paid.currency);
  return (
    <section
      aria-label={`Income in ${paid.currency}`}
      className="grid min-w-0 items-start gap-6 xl:grid-cols-[2fr_1fr]"
    >
      <Card className="min-w-0">
        <Suspense fallback={<Skeleton shape="rect" height="18rem" />}>
          <BarChart
            title={`Income in ${paid.currency}`}
            description={`${money(paid.amount)} in the last 12 months, by ${counted(paid.payments, "payment")}`}
            height="16rem"
            formatValue={money}
            categories={[...months]}
            series={[{ id: "paid", name: "Paid", values: paid.byMonth }]}
            labels={{ category: "Month" }}
          />
        </Suspense>
      </Card>
      <Card title="By plan">
        <dl className="m-0 flex flex-col">
          {paid.byPlan.map(({ planCode, planName, amount, payments }) => (
            <div
              key={planCode}
              className="flex flex-wrap justify-between gap-x-4 border-t border-border py-3 first:border-0"
            >
              <dt className="flex min-w-0 flex-col">
                <span className="wrap-anywhere">{planName}</span>
                <span className="text-sm text-muted">{counted(payments, "payment")}</span>
              </dt>
              <dd className="m-0 font-medium text-strong tabular-nums">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
