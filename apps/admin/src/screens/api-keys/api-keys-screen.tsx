import { usePermission, useTerminology } from "@carrel/hooks";
import type { ApiKey } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { KeysIllustration } from "@carrel/ui/illustration";
import { Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useMoment } from "../../app/use-moment";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { KeyState, KIND_LABELS } from "./key-state";
import { scopesText } from "./scopes";

/** The organisation's API keys, newest first. */
export function ApiKeysScreen() {
  const mayAdd = usePermission("apiKeys.write");
  const words = useTerminology();
  const moment = useMoment();
  const list = usePages(q.apiKeys.list.pages({}));
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/api-keys/new" resetScroll={false}>
        <Plus />
        Add API key
      </Link>
    </Button>
  );
  const columns: DataTableColumn<ApiKey>[] = [
    { id: "name", header: "Key", cell: (key) => key.name },
    { id: "kind", header: "Kind", cell: (key) => KIND_LABELS[key.kind] },
    {
      id: "hint",
      header: "Text",
      cell: (key) => <span className="font-mono text-sm whitespace-nowrap">{key.hint}</span>,
    },
    {
      id: "scopes",
      header: "May do",
      cell: (key) => (key.kind === "secret" ? scopesText(key.permissions, words) : "What visitors may"),
      hideBelow: "md",
    },
    { id: "maker", header: "Belongs to", cell: (key) => key.maker?.name ?? "All branches", hideBelow: "md" },
    {
      id: "lastUsed",
      header: "Last used",
      cell: (key) => <span className="whitespace-nowrap">{moment(key.lastUsedAt)}</span>,
    },
    { id: "state", header: "State", cell: (key) => <KeyState apiKey={key} /> },
  ];

  return (
    <>
      <ScreenHeader
        title="API keys"
        description="With a publishable key a web page shows your places. With a secret key a server works without a person."
        actions={list.isEmpty ? undefined : add}
      />
      <PagedTable
        caption="API keys"
        what="The API keys"
        list={list}
        columns={columns}
        rowHref={(key) => `/api-keys/${key._id}`}
        empty={
          <EmptyState
            kind="first-use"
            illustration={<KeysIllustration />}
            title="No API keys yet"
            description="A publishable key lets your own website show places and take bookings."
            action={add}
          />
        }
      />
      <Outlet />
    </>
  );
}
