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
import { isWanted } from "./use-import";
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
  /** Saves what is right, once what was mended is checked. */
  onSubmit: () => void;
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
  onSubmit,
  onRestart,
  words,
}: ReviewStepProps) => {
  const faulty = rows.filter(({ ready }) => !ready);
  const noted = rows.filter(({ notes }) => notes.length > 0);
  const wantedRows = rows.filter(isWanted);
  const changed = rows.filter((row) => row.changed.length > 0).length;
  const [asked, setShows] = useState<"faults" | "notes" | "all">(faulty.length > 0 ? "faults" : "all");
  const [wanted, setWanted] = useState<Place | null>(null);
  const [reached, setReached] = useState<Place | null>(null);
  const [leaving, setLeaving] = useState(false);
  // Where nothing is left of what was asked for, the whole file is shown.
  const views = { faults: faulty, notes: noted, all: rows };
  const shows = views[asked].length > 0 ? asked : "all";
  const shown = views[shows];
  const next = nextFault(shown, columns, reached);

  // The button that was pressed goes with what it was for: one goes on where one was.
  const wasChecking = useRef(checking);
  // Of what was to be saved: what stops it is shown, wherever one was.
  const [submitted, setSubmitted] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const isDone = wasChecking.current && !checking && changed === 0;
    wasChecking.current = checking;
    if (!isDone) return;
    const stopping = faulty.filter(({ line }) => submitted?.has(line));
    const place = submitted ? nextFault(stopping, columns, null) : placeAfterCheck(shown, columns, reached);
    setSubmitted(null);
    if (!place) return;
    if (!shown.some(({ line }) => line === place.line)) setShows("faults");
    setWanted(place);
  });
  const check = () => {
    setSubmitted(null);
    onCheck();
  };
  const submit = () => {
    setSubmitted(new Set(wantedRows.map(({ line }) => line)));
    onSubmit();
  };

  return (
    <div className="ui-sheet-import__review">
      {ignored.length > 0 && <p className="ui-sheet-import__hint">{words.ignored(ignored.join(", "))}</p>}
      <div className="ui-sheet-import__bar">
        {faulty.length + noted.length > 0 && (
          <SegmentedControl
            label={words.show}
            size="sm"
            value={shows}
            onValueChange={setShows}
            options={[
              { value: "faults" as const, label: words.withFaults(faulty.length) },
              { value: "notes" as const, label: words.withNotes(noted.length) },
              { value: "all" as const, label: words.all(rows.length) },
            ].filter(({ value }) => views[value].length > 0)}
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
        brief={shows !== "all"}
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
          <Button loading={checking && !submitted} disabled={checking && submitted !== null} onClick={check}>
            {words.check(changed)}
          </Button>
        )}
        {wantedRows.length > 0 && (
          <Button
            variant="primary"
            loading={checking && submitted !== null}
            disabled={checking && !submitted}
            onClick={submit}
          >
            {words.add(wantedRows.length)}
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
