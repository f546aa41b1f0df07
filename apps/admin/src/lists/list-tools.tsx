import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { ColumnMenu, type ColumnVisibility, shownColumns } from "@carrel/ui/data-table";
import { toast } from "@carrel/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { NUMBERS } from "../app/locale";
import { saveFile } from "../app/save-file";
import { allRows, MOST_ROWS, type ReadPage } from "./all-rows";
import { type ListColumn, listCsv } from "./list-column";

/** What a list can be saved as. */
export interface ListDownload<Row extends { _id: string }> {
  /** "members.csv" */
  fileName: string;
  read: ReadPage<Row>;
  /** The file's text, where it is not the columns that are shown. */
  write?: ((rows: Row[]) => string) | undefined;
  /** What to do where the file can't hold everything. */
  cutHint?: { title: string; description: string } | undefined;
}

interface ListToolsProps<Row extends { _id: string }> {
  noun: string;
  columns: readonly ListColumn<Row>[];
  choice: ColumnVisibility | null;
  onChoice: (choice: ColumnVisibility | null) => void;
  download: ListDownload<Row>;
}

/** Which columns a list shows, and what it finds as a file: with just these, or with all that there is to a row. */
export function ListTools<Row extends { _id: string }>({
  noun,
  columns,
  choice,
  onChoice,
  download,
}: ListToolsProps<Row>) {
  const { fileName, read, write, cutHint } = download;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, isCut } = await allRows(read);
      const text = write?.(rows) ?? listCsv(shownColumns(columns, choice), rows);
      saveFile({ filename: fileName, blob: new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }) });
      const hint = cutHint ?? {
        title: `The file holds the first ${MOST_ROWS.toLocaleString(NUMBERS)} ${noun}`,
        description: "Search or choose a tab for others.",
      };
      if (isCut) toast.info(hint.title, { description: hint.description });
    } catch (error) {
      toast.error("The file could not be made", { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ms-auto flex gap-3">
      {!write && <ColumnMenu columns={columns} value={choice} onValueChange={onChoice} />}
      <Button icon={<Download />} loading={busy} onClick={() => void save()}>
        Export CSV
      </Button>
    </div>
  );
}
