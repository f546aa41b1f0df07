import { ColumnMenu, type ColumnVisibility, shownColumns } from "@carrel/ui/data-table";
import { NUMBERS } from "../app/locale";
import { MOST_ROWS, type ReadPage } from "./all-rows";
import { ExportCsvButton } from "./export-csv-button";
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
export function ListTools<Row extends { _id: string }>(props: ListToolsProps<Row>) {
  const { noun, columns, choice, onChoice, download } = props;
  const { fileName, read, write, cutHint } = download;
  return (
    <div className="ms-auto flex gap-3">
      {!write && <ColumnMenu columns={columns} value={choice} onValueChange={onChoice} />}
      <ExportCsvButton
        fileName={fileName}
        read={read}
        write={write ?? ((rows) => listCsv(shownColumns(columns, choice), rows))}
        cutHint={
          cutHint ?? {
            title: `The file holds the first ${MOST_ROWS.toLocaleString(NUMBERS)} ${noun}`,
            description: "Search or choose a tab for others.",
          }
        }
      />
    </div>
  );
}
