import { useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";
import { IconButton } from "@carrel/ui/icon-button";
import { SearchInput } from "@carrel/ui/search-input";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Printer, QrCode } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { EmptyList, FailedList } from "../../lists/list-states";
import { useSearchText } from "../../lists/use-search-text";
import { DeskCodeDialog } from "./desk-code-dialog";
import { QrCard } from "./qr-card";
import { QrOffNotice } from "./qr-off-notice";
import { type NamedDesk, useBranchDesks } from "./use-branch-desks";
import { useBranchRecord } from "./use-branch-record";
import { WorkInNotice } from "./work-in-notice";

const route = getRouteApi("/signed-in/office/branches/$branchId/codes");

/** The QR codes of a branch and of each of its desks, to print. */
export function CodesTab() {
  const { branch } = useBranchRecord();
  return (
    <>
      <QrOffNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DeskCodes />
        <div className="order-first lg:order-none">
          <QrCard branchId={branch._id} branchName={branch.name} />
        </div>
      </div>
    </>
  );
}

function DeskCodes() {
  const { branch } = useBranchRecord();
  const { _id: branchId, name: branchName } = branch;
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const { desks, isPending, error, retry, isReadable } = useBranchDesks(branch);
  const [marked, setMarked] = useState<string[]>([]);
  const [shown, setShown] = useState<NamedDesk | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const [typed, setTyped] = useSearchText(search, onSearch);
  const noun = words.desks.toLowerCase();
  const columns = useMemo(
    (): DataTableColumn<NamedDesk>[] => [
      { id: "name", header: words.desk, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
      { id: "zone", header: "Zone", cell: ({ zone }) => <span className="wrap-anywhere">{zone || "No zone"}</span> },
    ],
    [words],
  );
  const show = (desk: NamedDesk) => {
    setShown(desk);
    setIsOpen(true);
  };
  const wanted = search?.toLowerCase() ?? "";
  const found = desks.filter(({ name, zone }) => `${name}\n${zone}`.toLowerCase().includes(wanted));
  const names = desks.filter(({ _id }) => marked.includes(_id)).map(({ name }) => name);

  return (
    <section aria-labelledby="desk-codes" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="desk-codes" className="text-lg font-semibold text-strong">
            {words.desks}
          </h2>
          <p className="text-muted">A code on each {words.desk.toLowerCase()} says when it is free, and books it.</p>
        </div>
        {desks.length > 0 && (
          <Button asChild>
            <Link to="/branches/$branchId/poster" params={{ branchId }} search={{ size: "A6", desks: "all" }}>
              <Printer />
              Print all {desks.length}
            </Link>
          </Button>
        )}
      </div>
      {isReadable && (desks.length > 0 || isPending) && (
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          className="w-full sm:w-72"
        />
      )}
      {isReadable ? (
        <DataTable
          caption={noun}
          rows={found}
          columns={columns}
          rowId={({ _id }) => _id}
          onRowOpen={show}
          loading={isPending}
          error={error ? <FailedList what={`The ${noun}`} error={error} onRetry={retry} /> : undefined}
          selection={marked}
          onSelectionChange={setMarked}
          bulkActions={
            <Button asChild variant="primary" size="sm">
              <Link to="/branches/$branchId/poster" params={{ branchId }} search={{ size: "A6", desks: names }}>
                Print posters
              </Link>
            </Button>
          }
          rowActions={(desk) => (
            <IconButton label={`QR code of ${desk.name}`} size="sm" variant="ghost" onClick={() => show(desk)}>
              <QrCode />
            </IconButton>
          )}
          empty={
            <EmptyList
              search={search}
              onClear={() => setTyped("")}
              firstUse={{
                illustration: "desks",
                title: `No ${noun} here yet`,
                description: `Each ${words.desk.toLowerCase()} that you add gets a code of its own.`,
              }}
            />
          }
        />
      ) : (
        <WorkInNotice branch={branch}>{`Codes of its ${noun} show while you work in it.`}</WorkInNotice>
      )}
      {shown && (
        <DeskCodeDialog
          branchId={branchId}
          branchName={branchName}
          desk={shown}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </section>
  );
}
