import { usePermission } from "@carrel/hooks";
import type { CustomerBookings, DeskTransaction } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import type { UseQueryResult } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { AddressTabs } from "../../app/address-tabs";
import { oneOf } from "../../app/search-params";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { BookingsTable } from "./bookings-table";
import { HISTORY_TABS } from "./history-tabs";
import { PaymentsTable } from "./payments-table";
import { StatementTable } from "./statement-table";

const route = getRouteApi("/signed-in/office/customers/$customerId");

interface CustomerHistoryProps {
  customerId: string;
  bookings: CustomerBookings;
  payments: UseQueryResult<DeskTransaction[]>;
  zone: string;
}

/** All that somebody booked, paid and owes; the tab is in the address. */
export function CustomerHistory({ customerId, bookings, payments, zone }: CustomerHistoryProps) {
  const seesStatement = usePermission("bookings.read");
  const { tab = "daily" } = route.useSearch();
  const navigate = route.useNavigate();
  const onTab = (next: string) =>
    void navigate({ search: (kept) => ({ ...kept, tab: oneOf(HISTORY_TABS, next) }), resetScroll: false });
  return (
    <Card aria-label="History" padded={false} className="min-w-0">
      <AddressTabs
        label="History"
        value={tab}
        onValueChange={onTab}
        items={[
          { value: "daily", label: TYPE_LABELS.DAILY, count: bookings.daily.length },
          { value: "hourly", label: TYPE_LABELS.HOURLY, count: bookings.hourly.length },
          { value: "payments", label: "Payments", ...(payments.data && { count: payments.data.length }) },
          ...(seesStatement ? [{ value: "statement", label: "Statement" }] : []),
        ]}
      >
        {tab === "payments" ? (
          <PaymentsTable payments={payments} zone={zone} />
        ) : tab === "statement" ? (
          <StatementTable customerId={customerId} zone={zone} />
        ) : (
          <BookingsTable
            key={tab}
            bookings={bookings[tab]}
            caption={tab === "daily" ? "Bookings by the day" : "Bookings by the hour"}
            none={tab === "daily" ? "Nothing was booked by the day yet." : "Nothing was booked by the hour yet."}
            zone={zone}
          />
        )}
      </AddressTabs>
    </Card>
  );
}
