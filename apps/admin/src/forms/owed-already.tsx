import { usePermission } from "@carrel/hooks";
import { Link } from "@carrel/ui/link";
import { useQuery } from "@tanstack/react-query";
import { q } from "../app/carrel";
import { LOCALE } from "../app/locale";
import { useBranchZone } from "../app/use-branch-zone";
import { useMoney } from "../app/use-money";

/** As many currencies as anybody owes in. */
const MOST = 5;

/** Says what somebody owes already in the selected branch, with a way to it; nothing where nothing is due. */
export function OwedAlready({ customerId }: { customerId: string }) {
  const mayRead = usePermission("bookings.read");
  const { data } = useQuery({ ...q.dues.list({ debtorId: customerId, limit: MOST, page: 1 }), enabled: mayRead });
  const zone = useBranchZone();
  const money = useMoney();
  const debts = data?.data ?? [];
  const [debtor] = debts;
  if (!debtor) return null;
  const since = Math.min(...debts.map((debt) => Date.parse(debt.since)));
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone }).format(since);
  return (
    <p aria-live="polite" className="m-0 wrap-anywhere sm:col-span-2">
      {debtor.name} owes {debts.map(({ due, currency }) => money(due, currency)).join(" and ")} since {day}.{" "}
      <Link href={`/dues/${customerId}`} external>
        What is due
      </Link>
    </p>
  );
}
