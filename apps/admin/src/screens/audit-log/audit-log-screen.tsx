import { ApiError } from "@carrel/sdk";
import type { AuditEntry } from "@carrel/sdk/schemas";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { LogIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { AuditSearch } from "../../app/audit-search";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoment } from "../../app/use-moment";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { auditQueryOf } from "./audit-query";
import { ChainStatus } from "./chain-status";
import { actionText, actorKind, moreText, whoText } from "./entry-text";
import { ExportButton } from "./export-button";
import { Filters } from "./filters";

const route = getRouteApi("/signed-in/office/audit-log");

/** Who did what to which record, newest first. */
export function AuditLogScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const zone = useBranchZone();
  const moment = useMoment();
  const query = useMemo(() => auditQueryOf(search, zone), [search, zone]);
  const list = usePages(q.auditLog.list.pages(query));
  const change = useCallback(
    (changed: AuditSearch) => void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true }),
    [navigate],
  );
  const onSearch = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const { q: searched, ...filters } = search;
  const isFiltered = Object.values(filters).some(Boolean);

  if (list.error instanceof ApiError && list.error.code === "branch_scope")
    return (
      <>
        <ScreenHeader title="Audit log" />
        <EmptyState
          kind="forbidden"
          title="The log tells of every branch"
          description="You work in some branches only, so it stays closed. Ask an owner of your organisation for access to every branch."
        />
      </>
    );

  const columns: DataTableColumn<AuditEntry>[] = [
    {
      id: "what",
      header: "What",
      cell: ({ action, more }) => (
        <>
          {actionText(action)}
          {more !== undefined && <span className="text-sm text-muted"> {moreText(more)}</span>}
        </>
      ),
    },
    {
      id: "who",
      header: "Who",
      cell: (entry) => (
        <>
          {whoText(entry)} <span className="text-sm text-muted">{actorKind(entry.actor)}</span>
        </>
      ),
    },
    {
      id: "when",
      header: "When",
      cell: (entry) => (
        <time dateTime={entry.occurredAt} className="whitespace-nowrap">
          {moment(entry.occurredAt)}
        </time>
      ),
    },
    { id: "address", header: "From", cell: (entry) => entry.address, hideBelow: "md" },
    { id: "number", header: "Number", align: "end", cell: (entry) => entry.sequence, hideBelow: "md" },
  ];

  return (
    <>
      <ScreenHeader
        title="Audit log"
        description={`Who did what, newest first. Times are in ${zone.replaceAll("_", " ")}.`}
        actions={<ExportButton query={query} disabled={list.rows.length === 0} />}
      />
      <div className="flex flex-col gap-4">
        {!list.error && <ChainStatus />}
        <ListScreen
          noun="entries"
          list={list}
          columns={columns}
          rowPath={(entry) => `/audit-log/${entry._id}`}
          search={searched}
          onSearch={onSearch}
          tab={isFiltered ? "entries that fit these filters" : undefined}
          onClear={() => void navigate({ search: {} })}
          toolbar={
            <Filters
              search={search}
              zone={zone}
              actorName={list.rows.find(({ actor }) => actor._id === search.actor)?.actor.name}
              onChange={change}
            />
          }
          firstUse={{
            illustration: <LogIllustration />,
            title: "Nothing was done yet",
            description: "Every change and every sign-in is written down here.",
          }}
        />
      </div>
      <Outlet />
    </>
  );
}
