import type { UnsentMail } from "@carrel/sdk";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { StatusBadge } from "@carrel/ui/status-badge";
import { getRouteApi } from "@tanstack/react-router";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useMoment } from "../../app/use-moment";
import { EmptyList } from "../../lists/list-states";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { CAUSES } from "./cause-text";

const route = getRouteApi("/signed-in/office/mails");

const STATES = [
  { value: "ALL", label: "All" },
  { value: "WAITING", label: "Waiting" },
  { value: "ENDED", label: "Never sent" },
] as const;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The organisation's mails that have not left: to whom, why, and when they may. */
export function MailsScreen() {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const moment = useMoment();
  const list = usePages(q.mails.list.pages(state ? { state } : {}));
  const columns: DataTableColumn<UnsentMail>[] = [
    {
      id: "mail",
      header: "Mail",
      cell: ({ subject, to }) => (
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere">{subject}</span>
          <span className="text-sm text-muted wrap-anywhere">{to}</span>
        </span>
      ),
    },
    {
      id: "state",
      header: "State",
      cell: ({ waits }) =>
        waits ? <StatusBadge tone="warning">Waiting</StatusBadge> : <StatusBadge tone="danger">Not sent</StatusBadge>,
    },
    {
      id: "why",
      header: "Why",
      cell: ({ cause, leavesAt }) => (
        <span className="flex min-w-0 flex-col">
          <span>{sentence(CAUSES[cause])}</span>
          {leavesAt !== null && (
            <span className="text-sm text-muted">
              There may be room from <time dateTime={leavesAt}>{moment(leavesAt)}</time> on
            </span>
          )}
        </span>
      ),
    },
    {
      id: "since",
      header: "Since",
      hideBelow: "md",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {moment(createdAt)}
        </time>
      ),
    },
  ];
  const isFirstUse = list.isEmpty && !state;
  return (
    <>
      <ScreenHeader
        title="Unsent mails"
        description="Mails that wait or never left. They are listed for 30 days; what they say is shown to nobody."
        tabs={
          !isFirstUse &&
          !list.error && (
            <AddressTabs
              label="State"
              value={state ?? "ALL"}
              onValueChange={(next) =>
                void navigate({ search: next === "WAITING" || next === "ENDED" ? { state: next } : {} })
              }
              items={[...STATES]}
            />
          )
        }
      />
      <PagedTable
        caption="unsent mails"
        what="The unsent mails"
        list={list}
        columns={columns}
        empty={
          <EmptyList
            search={undefined}
            tab={state && (state === "WAITING" ? "mails that wait" : "mails that were never sent")}
            onClear={() => void navigate({ search: {} })}
            firstUse={{
              illustration: "search-nothing",
              title: "Every mail has left",
              description: "A mail that has to wait, or could not be sent, appears here with the reason.",
            }}
          />
        }
      />
    </>
  );
}
