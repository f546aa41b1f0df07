import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../forms/server-errors";
import { allRows, type ReadPage } from "./all-rows";

interface ExportCsvButtonProps<Row extends { _id: string }> {
  fileName: string;
  /** Reads a page of what the filters find. */
  read: ReadPage<Row>;
  /** The file's text. */
  write: (rows: Row[]) => string;
  /** What to do where the file can't hold everything. */
  cutHint: { title: string; description: string };
}

/** Saves what a list's filters find as a CSV file. */
export function ExportCsvButton<Row extends { _id: string }>(props: ExportCsvButtonProps<Row>) {
  const { fileName, read, write, cutHint } = props;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, isCut } = await allRows(read);
      const address = URL.createObjectURL(new Blob(["\uFEFF", write(rows)], { type: "text/csv;charset=utf-8" }));
      const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
      link.click();
      URL.revokeObjectURL(address);
      if (isCut) toast.info(cutHint.title, { description: cutHint.description });
    } catch (error) {
      toast.error("The file could not be made", { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} loading={busy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
