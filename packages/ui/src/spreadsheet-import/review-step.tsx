"use client";
import { useEffect, useRef, useState } from "react";
import { AlertDialog } from "../alert-dialog";
import { Button } from "../button";
import { SegmentedControl } from "../segmented-control";
import { FaultTable } from "./fault-table";
import { nextFault, type Place, placeAfterCheck } from "./faults";
import { FaultsButton } from "./faults-button";
import type { SpreadsheetImportLabels } from "./labels";
import type { ImportColumn, SheetRow } from "./types";
import "./spreadsheet-import.css";

export interface ReviewStepProps {
  rows: readonly SheetRow[];
  columns: readonly ImportColumn[];
  ignored: readonly string[];
  fileName: string;
  /** While the changed rows are checked. */
  checking: boolean;
  onEdit: (line: number, key: string, text: string) => void;
  onCheck: () => void;
  onProcess: () => void;
  onRestart: () => void;
  words: SpreadsheetImportLabels;
}

/** The rows that have faults, to be mended; and the way on for those that have none. */
export const ReviewStep = ({
  rows,
  columns,
  ignored,
  fileName,
  checking,
  onEdit,
  onCheck,
  onProcess,
  onRestart,
  words,
}: ReviewStepProps) => {
  const faulty = rows.filter(({ ready }) => !ready);
  const ready = rows.length - faulty.length;
  const changed = rows.filter((row) => row.changed.length > 0).length;
  const [shows, setShows] = useState<"faults" | "all">(faulty.length > 0 ? "faults" : "all");
  const [wanted, setWanted] = useState<Place | null>(null);
  const [reached, setReached] = useState<Place | null>(null);
  const [leaving, setLeaving] = useState(false);
  // Without faults there is nothing to filter: the whole file is shown.
  const shown = shows === "all" || faulty.length === 0 ? rows : faulty;
  const next = nextFault(shown, columns, reached);

  // The button that was pressed goes with what it was for: one goes on where one was.
  const wasChecking = useRef(checking);
  useEffect(() => {
    const isDone = wasChecking.current && !checking && changed === 0;
    wasChecking.current = checking;
    const place = isDone && placeAfterCheck(shown, columns, reached);
    if (place) setWanted(place);
  });

  return (
    <div className="ui-sheet-import__review">
      {ignored.length > 0 && <p className="ui-sheet-import__hint">{words.ignored(ignored.join(", "))}</p>}
      <div className="ui-sheet-import__bar">
        {faulty.length > 0 && (
          <SegmentedControl
            label={words.show}
            size="sm"
            value={shows}
            onValueChange={setShows}
            options={[
              { value: "faults", label: words.withFaults(faulty.length) },
              { value: "all", label: words.all(rows.length) },
            ]}
          />
        )}
        {next && (
          <Button size="sm" onClick={() => setWanted({ ...next })}>
            {words.nextFault}
          </Button>
        )}
        {faulty.length > 0 && (
          <FaultsButton size="sm" variant="ghost" rows={faulty} columns={columns} fileName={fileName} words={words} />
        )}
      </div>
      <FaultTable
        rows={shown}
        columns={columns}
        wanted={wanted}
        readOnly={checking}
        onWanted={setWanted}
        onReached={setReached}
        onEdit={onEdit}
        words={words}
      />
      <div className="ui-sheet-import__actions">
        <Button variant="ghost" disabled={checking} onClick={() => (changed > 0 ? setLeaving(true) : onRestart())}>
          {words.anotherFile}
        </Button>
        {changed > 0 && (
          <Button variant="primary" loading={checking} onClick={onCheck}>
            {words.check(changed)}
          </Button>
        )}
        {ready > 0 && (
          <Button variant={changed > 0 ? "secondary" : "primary"} disabled={checking} onClick={onProcess}>
            {words.add(ready)}
          </Button>
        )}
      </div>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={words.discard}
        description={words.discardHint}
        confirmLabel={words.discardConfirm}
        cancelLabel={words.discardCancel}
        onConfirm={onRestart}
      />
    </div>
  );
};
