import { usePermission } from "@carrel/hooks";
import { localDateOf } from "@carrel/sdk/domain";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";

const route = getRouteApi("/signed-in/office/customers/$customerId");

/** What somebody owes or is owed as his account stands, with the way to it; nothing where it is even. */
export function CustomerStanding({ customerId, zone }: { customerId: string; zone: string }) {
  const mayRead = usePermission("bookings.read");
  const money = useMoney();
  // How it stands is all that is asked for: what came before today is in it, and isn't read line by line.
  const { data } = useQuery({
    ...q.customers.statement({ id: customerId, from: localDateOf(new Date(), zone) }),
    enabled: mayRead,
  });
  const { q: search, show } = route.useSearch();
  return data?.accounts
    .filter(({ closing }) => closing !== 0)
    .map(({ currency, closing }) => (
      <Link
        key={currency}
        to="/customers/$customerId"
        params={{ customerId }}
        search={{ ...(search && { q: search }), ...(show && { show }), tab: "statement" }}
        resetScroll={false}
        className="rounded-full no-underline"
      >
        <StatusBadge tone={closing > 0 ? "warning" : "info"} className="whitespace-nowrap">
          {closing > 0 ? `Owes ${money(closing, currency)}` : `${money(-closing, currency)} in their favour`}
        </StatusBadge>
      </Link>
    ));
}
