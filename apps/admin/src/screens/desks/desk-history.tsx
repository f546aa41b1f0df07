import { getRouteApi } from "@tanstack/react-router";
import { AddressTabs } from "../../app/address-tabs";
import { DeskMemberships } from "./desk-memberships";
import { DeskStays } from "./desk-stays";
import { HourlyBookings } from "./hourly-bookings";
import { Transactions } from "./transactions";

const route = getRouteApi("/signed-in/office/desks/$deskId");

const TABS = [
  { value: "hourly", label: "Hourly bookings" },
  { value: "memberships", label: "Memberships" },
  { value: "moved", label: "Moved away" },
  { value: "transactions", label: "Transactions" },
] as const;

const SHOWN = { hourly: HourlyBookings, memberships: DeskMemberships, moved: DeskStays, transactions: Transactions };

/** What was booked by the hour at a desk, who has and had it, what was moved away from it, and what was paid for it. */
export function DeskHistory({ deskId, className }: { deskId: string; className: string }) {
  const { tab = "hourly" } = route.useSearch();
  const navigate = route.useNavigate();
  const Shown = SHOWN[tab];
  return (
    <AddressTabs
      className={className}
      label="History"
      value={tab}
      items={TABS}
      onValueChange={(picked) =>
        void navigate({
          search: (kept) => ({ ...kept, tab: TABS.find(({ value }) => value === picked && value !== "hourly")?.value }),
          resetScroll: false,
        })
      }
    >
      <Shown key={`${tab} ${deskId}`} deskId={deskId} />
    </AddressTabs>
  );
}
