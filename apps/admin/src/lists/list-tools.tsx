import type { Page } from "@carrel/sdk";
import { ColumnMenu, type ColumnVisibility, shownColumns } from "@carrel/ui/data-table";
import { NUMBERS } from "../app/locale";
import { MOST_ROWS } from "./all-rows";
import { ExportCsvButton } from "./export-csv-button";
import { type ListColumn, listCsv } from "./list-column";

/** What a list can be saved as. */
export interface ListDownload<Row> {
  /** "members.csv" */
  fileName: string;
  /** Reads a page of what the filters find. */
  read: (page: { limit: number; page: number }) => Promise<Page<Row>>;
}

interface ListToolsProps<Row extends { _id: string }> {
  noun: string;
  columns: readonly ListColumn<Row>[];
  choice: ColumnVisibility | null;
  onChoice: (choice: ColumnVisibility | null) => void;
  download: ListDownload<Row>;
}

/** Which columns a list shows, and what it finds as a file with just these. */
export function ListTools<Row extends { _id: string }>(props: ListToolsProps<Row>) {
  const { noun, columns, choice, onChoice, download } = props;
  return (
    <div className="ms-auto flex gap-3">
      <ColumnMenu columns={columns} value={choice} onValueChange={onChoice} />
      <ExportCsvButton
        {...download}
        write={(rows) => listCsv(shownColumns(columns, choice), rows)}
        cutHint={{
          title: `The file holds the first ${MOST_ROWS.toLocaleString(NUMBERS)} ${noun}`,
          description: "Search or choose a tab for others.",
        }}
        disabled={false}
      />
    </div>
  );
}
