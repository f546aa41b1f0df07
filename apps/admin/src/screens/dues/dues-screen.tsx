import { usePermission } from "@carrel/hooks";
import type { Debtor } from "@carrel/sdk";
import { type ComponentType, useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoney } from "../../app/use-money";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { AGES } from "./age";
import { debtorColumns } from "./debtor-columns";
import { PayDuesDialog } from "./pay-dues-dialog";
import { RemindButton } from "./remind-button";

/** Who owes something in the selected branch, who owes most first. */
export const DuesScreen: ComponentType = listPlace("/dues", ({ search: { q: search, age } }) =>
  found(q.dues.list, { search, olderThan: age && Number(age) }),
)(function useDues({ session, words, zone }) {
  const money = useMoney();
  const [taking, setTaking] = useState<Debtor | null>(null);
  return {
    noun: "dues",
    title: "Dues",
    description: `Who has not paid yet for what is booked or sold: ${words.members.toLowerCase()}, and visitors with a confirmed booking.`,
    columns: debtorColumns({ words, zone, money }),
    filters: [
      {
        by: "age",
        label: "Since",
        every: "However long",
        options: AGES.map((value) => ({ value, label: `More than ${value} days` })),
        className: "sm:w-44",
      },
    ],
    rowActions: (debtor) => <DebtorActions debtor={debtor} onTake={() => setTaking(debtor)} />,
    over: taking && <PayDuesDialog debtor={taking} onClose={() => setTaking(null)} />,
    download: { fileName: "dues.csv" },
    firstUse: {
      illustration: "plans",
      title: "Nobody owes you anything",
      description: "What is booked, assigned or sold and not paid at once shows here, with who it is and since when.",
    },
    instead: !session.selectedBranch && <NoBranch title="Dues" />,
  };
});

function DebtorActions({ debtor, onTake }: { debtor: Debtor; onTake: () => void }) {
  const mayTake = usePermission("bookings.write");
  if (!mayTake) return null;
  return (
    <span className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
      <OnlineButton size="sm" onClick={onTake}>
        Take payment
      </OnlineButton>
      <RemindButton debtor={debtor} size="sm" />
    </span>
  );
}
