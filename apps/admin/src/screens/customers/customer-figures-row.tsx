import type { CustomerBookings, DeskTransaction } from "@carrel/sdk";
import { StatCard } from "@carrel/ui/stat-card";
import type { UseQueryResult } from "@tanstack/react-query";
import { LOCALE, NUMBERS } from "../../app/locale";
import { useMoney } from "../../app/use-money";
import { bookingFigures, MOST_GIVEN, paidByCurrency } from "./customer-figures";

interface CustomerFiguresProps {
  bookings: CustomerBookings;
  payments: UseQueryResult<DeskTransaction[]>;
  zone: string;
}

const count = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

/** What somebody's bookings and payments come to. */
export function CustomerFigures({ bookings, payments, zone }: CustomerFiguresProps) {
  const money = useMoney();
  const figures = bookingFigures(bookings, new Date());
  const sums = paidByCurrency(payments.data ?? []);
  const isCut = Math.max(bookings.daily.length, bookings.hourly.length) >= MOST_GIVEN;
  const day = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: zone });
  const others = sums.slice(1).map(({ amount, currency }) => money(amount, currency));
  return (
    <div className="grid grid-cols-2 gap-4 2xl:grid-cols-4">
      <StatCard
        label="Paid"
        className="max-sm:col-span-2"
        value={
          <span className="whitespace-nowrap">
            {payments.data ? money(sums[0]?.amount ?? 0, sums[0]?.currency) : payments.isError ? "Not known" : "…"}
          </span>
        }
        hint={others.length > 0 ? `and ${others.join(", ")}` : "Less what was paid back"}
      />
      <StatCard
        label="Bookings"
        value={count.format(figures.count)}
        hint={isCut ? "Of the latest of each kind" : "Without the cancelled"}
      />
      <StatCard label="Hours" value={count.format(figures.hours)} hint="Booked by the hour" />
      <StatCard
        label="Next"
        className="max-sm:col-span-2"
        value={figures.next ? day.format(new Date(figures.next.startAt)) : "None"}
        hint={
          figures.ahead > 1 ? `${count.format(figures.ahead)} are ahead` : (figures.next?.deskName ?? "Nothing ahead")
        }
      />
    </div>
  );
}
