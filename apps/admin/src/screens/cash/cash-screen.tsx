import { usePermission } from "@carrel/hooks";
import type { CashDrawer } from "@carrel/sdk";
import { type ComponentType, useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoment } from "../../app/use-moment";
import { useMoney } from "../../app/use-money";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { whoseName } from "./cash-words";
import { CountDialog } from "./count-dialog";
import { CountedList } from "./counted-list";
import { drawerColumns } from "./drawer-columns";

const TITLE = "Day close";

/** The cash of the selected branch that was recorded and not counted yet, by who took it; and what was counted. */
export const CashScreen: ComponentType = listPlace("/cash", ({ search }) =>
  found(q.cash.drawers, { search: search.q }),
)(function useCash({ search, change, session, zone }) {
  const moment = useMoment();
  const money = useMoney();
  const mayCount = usePermission("bookings.write");
  const [counting, setCounting] = useState<CashDrawer | null>(null);
  return {
    noun: "cash",
    title: TITLE,
    description: "Cash that was taken or given back, by who did it, until it is counted.",
    columns: drawerColumns({ moment, money }),
    rowPath: null,
    tabs: {
      by: "show",
      label: "Which cash",
      first: { label: "To count", rows: "cash to count" },
      others: [
        { value: "counted", label: "Counted", view: <CountedList search={search} onChange={change} zone={zone} /> },
      ],
      startsAnew: true,
    },
    ...(mayCount && {
      rowActions: (drawer: CashDrawer) => (
        <OnlineButton
          size="sm"
          aria-label={`Count the cash of ${whoseName(drawer.person)}`}
          onClick={() => setCounting(drawer)}
        >
          Count
        </OnlineButton>
      ),
    }),
    over: counting && <CountDialog drawer={counting} onClose={() => setCounting(null)} />,
    download: { fileName: "cash.csv" },
    firstUse: {
      illustration: "plans",
      title: "No cash since the last count",
      description: "What is taken or given back in cash shows here, with who did it.",
    },
    instead: !session.selectedBranch && <NoBranch title={TITLE} />,
  };
});
