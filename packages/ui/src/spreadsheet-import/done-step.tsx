"use client";
import type { ReactNode } from "react";
import { Button } from "../button";
import { Callout } from "../callout";
import { FaultsButton } from "./faults-button";
import type { SpreadsheetImportLabels } from "./labels";
import type { ImportColumn, SheetRow } from "./types";
import "./spreadsheet-import.css";

export interface DoneStepProps {
  left: readonly SheetRow[];
  columns: readonly ImportColumn[];
  fileName: string;
  actions: ReactNode;
  onMend: () => void;
  onRestart: () => void;
  words: SpreadsheetImportLabels;
}

/** What was made, and what can be done about the rows that were left out. */
export const DoneStep = ({ left, columns, fileName, actions, onMend, onRestart, words }: DoneStepProps) => (
  <>
    {left.length > 0 && (
      <Callout
        tone="warning"
        title={words.left(left.length)}
        action={
          <>
            <Button onClick={onMend}>{words.fixLeft}</Button>
            <FaultsButton rows={left} columns={columns} fileName={fileName} words={words} />
          </>
        }
      >
        {words.leftHint}
      </Callout>
    )}
    <div className="ui-sheet-import__actions">
      {left.length === 0 && <Button onClick={onRestart}>{words.restart}</Button>}
      {actions}
    </div>
  </>
);
