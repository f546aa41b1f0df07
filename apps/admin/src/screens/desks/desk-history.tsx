import { getRouteApi } from "@tanstack/react-router";
import { AddressTabs } from "../../app/address-tabs";
import { HourlyBookings } from "./hourly-bookings";
import { Transactions } from "./transactions";

const route = getRouteApi("/signed-in/office/desks/$deskId");

const TABS = [
  { value: "hourly", label: "Hourly bookings" },
  { value: "transactions", label: "Transactions" },
] as const;

/** What was booked by the hour at a desk, and what was paid for it. */
export function DeskHistory({ deskId, className }: { deskId: string; className: string }) {
  const { tab = "hourly" } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AddressTabs
      className={className}
      label="History"
      value={tab}
      items={TABS}
      onValueChange={(picked) =>
        void navigate({
          search: (kept) => ({ ...kept, tab: picked === "transactions" ? picked : undefined }),
          resetScroll: false,
        })
      }
    >
      {tab === "hourly" ? (
        <HourlyBookings key={deskId} deskId={deskId} />
      ) : (
        <Transactions key={deskId} deskId={deskId} />
      )}
    </AddressTabs>
  );
}
