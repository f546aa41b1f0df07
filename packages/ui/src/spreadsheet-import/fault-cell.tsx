"use client";
import { CircleAlert, Info } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { SpreadsheetImportLabels } from "./labels";
import "./spreadsheet-import.css";

export interface FaultCellProps {
  line: number;
  label: string;
  text: string;
  issue: string | undefined;
  /** What is good to know of it. */
  known: string | undefined;
  changed: boolean;
  readOnly: boolean;
  /** Takes the focus when this becomes true. */
  wanted: boolean;
  onText: (text: string) => void;
  onReached: () => void;
  /** Down or up by so many rows. */
  onStep: (rows: number) => void;
  words: SpreadsheetImportLabels;
}

/** One cell that is mended in place. */
export const FaultCell = ({
  line,
  label,
  text,
  issue,
  known,
  changed,
  readOnly,
  wanted,
  onText,
  onReached,
  onStep,
  words,
}: FaultCellProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted]);
  const step = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  const note = [issue ?? (changed ? words.changed : undefined), known].filter(Boolean).join(" ");
  return (
    <>
      <span className="ui-sheet-import__column" aria-hidden="true">
        {label}
      </span>
      <input
        ref={input}
        value={text}
        readOnly={readOnly}
        aria-label={words.cell(line, label)}
        aria-invalid={issue ? true : undefined}
        aria-describedby={note ? id : undefined}
        autoComplete="off"
        className="ui-sheet-import__input"
        onChange={(event) => onText(event.target.value)}
        onFocus={onReached}
        onKeyDown={step}
      />
      {note && (
        <span id={id} className="ui-sheet-import__note">
          {issue ? (
            <CircleAlert strokeWidth={1.5} aria-hidden="true" />
          ) : (
            known && <Info strokeWidth={1.5} aria-hidden="true" />
          )}
          {note}
        </span>
      )}
    </>
  );
};
