"use client";
import { cx } from "class-variance-authority";
import { CircleCheck, FileSpreadsheet } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button";
import { Callout } from "../callout";
import { Progress } from "../progress";
import { Stepper } from "../stepper";
import { ChooseStep, type ImportTemplates } from "./choose-step";
import { DoneStep } from "./done-step";
import { LABELS, type SpreadsheetImportLabels } from "./labels";
import { ReviewStep } from "./review-step";
import type { ImportState, Stage } from "./state";
import type { ImportColumn, ImportedRow, ImportIssue, ImportResult, ImportValidation } from "./types";
import { type ImportCalls, useImport } from "./use-import";
import "./spreadsheet-import.css";

export type { ImportColumn, ImportedRow, ImportIssue, ImportResult, ImportValidation, SpreadsheetImportLabels };
export type ImportStage = Stage;

export interface SpreadsheetImportProps<Value>
  extends Omit<ComponentProps<"section">, "children" | "title">,
    Pick<ImportCalls<Value>, "columns" | "onValidate" | "onProcess"> {
  /** Addresses of the templates, or what fetches them. */
  templates?: ImportTemplates;
  /** Rows that are taken at once. */
  maxRows?: number;
  /** Bytes the file may have. */
  maxSize?: number;
  /** Beside the result: the way to what was made. */
  resultActions?: ReactNode;
  /** Told where the import has come to: leaving in `review` loses what was mended, in `processing` the result. */
  onStage?: (stage: ImportStage) => void;
  /** Of its title in the page's outline; what stands below comes one level deeper. */
  headingLevel?: 2 | 3;
  labels?: Partial<SpreadsheetImportLabels>;
}

const STEP_OF: Record<Stage, "file" | "rows" | "result"> = {
  choose: "file",
  reading: "file",
  checking: "rows",
  review: "rows",
  processing: "result",
  done: "result",
};
const STEPS = ["file", "rows", "result"] as const;

const titleOf = ({ stage, rows, created }: ImportState<unknown>, words: SpreadsheetImportLabels): string => {
  const ready = rows.filter((row) => row.ready).length;
  if (stage === "done") return words.made(created);
  if (stage === "processing") return words.processing;
  if (stage === "checking") return words.checking(rows.length);
  if (stage === "reading") return words.reading;
  if (stage === "choose") return words.title;
  if (ready === rows.length) return words.allReady(ready);
  return ready === 0 ? words.noneReady(rows.length) : words.someReady(ready, rows.length);
};

/**
 * Many rows from a CSV or Excel file: template, upload, check, mending in place, saving, result. The file is read in
 * the browser; checking and saving are the server's, and an error of either loses nothing.
 *
 * @example
 * <SpreadsheetImport columns={columns} templates={{ csv: "/templates/desks.csv" }}
 *   onValidate={(rows) => client.desks.validateUpload({ data: rows })}
 *   onProcess={(_, { values }) => client.desks.processUpload({ validatedData: values })} />
 */
export const SpreadsheetImport = <Value,>({
  columns,
  templates = {},
  maxRows = 5000,
  maxSize = 5_000_000,
  onValidate,
  onProcess,
  resultActions,
  onStage,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: SpreadsheetImportProps<Value>) => {
  const words = { ...LABELS, ...labels };
  const Title = `h${headingLevel}` as const;
  const { state, choose, check, edit, submit, mendLeft, restart } = useImport({
    columns,
    maxRows,
    onValidate,
    onProcess,
    words,
  });
  const { stage, rows, problem, progress, fileName, checked } = state;

  useEffect(() => onStage?.(stage), [onStage, stage]);

  // Rows that were checked before stay in sight while they are checked again.
  const reviewed = checked && (stage === "review" || stage === "checking");
  const step = reviewed ? "review" : stage;

  // Each step replaces what had the focus; it goes on from the title, which says where one is.
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus();
    before.current = step;
  }, [step]);

  // What could not be saved may have been taken meanwhile. Changed rows have a button of their own.
  const isUnchanged = rows.every(({ changed }) => changed.length === 0);
  const canRecheck = rows.length > 0 && (stage === "review" ? isUnchanged : stage === "choose" && !checked);
  return (
    <section
      {...rest}
      data-slot="spreadsheet-import"
      data-state={stage}
      aria-busy={stage === "reading" || stage === "checking" || stage === "processing"}
      className={cx("ui-sheet-import", className)}
    >
      <Stepper
        steps={STEPS.map((id) => ({ id, label: words.steps[id] }))}
        current={STEP_OF[stage]}
        labels={words.stepper}
      />
      <header className="ui-sheet-import__head">
        {stage === "done" && (
          <span className="ui-sheet-import__made" aria-hidden="true">
            <CircleCheck strokeWidth={1.5} />
          </span>
        )}
        <Title ref={title} tabIndex={-1} aria-live={reviewed ? "polite" : "off"} className="ui-sheet-import__title">
          {titleOf(state, words)}
        </Title>
        {fileName && stage !== "choose" && (
          <p className="ui-sheet-import__file">
            <FileSpreadsheet strokeWidth={1.5} aria-hidden="true" />
            {fileName}
          </p>
        )}
        {stage === "done" && state.text && <p className="ui-sheet-import__hint">{state.text}</p>}
        {step === "review" && (
          <p className="ui-sheet-import__hint">
            {rows.every(({ ready }) => ready) ? words.readyHint : words.reviewHint}
          </p>
        )}
      </header>
      {problem && (
        <Callout
          live
          tone="danger"
          title={problem.title}
          action={canRecheck && !problem.isOfRows && <Button onClick={check}>{words.checkAgain}</Button>}
        >
          {problem.text}
        </Callout>
      )}
      {stage === "choose" && (
        <ChooseStep
          columns={columns}
          templates={templates}
          maxRows={maxRows}
          maxSize={maxSize}
          onFile={choose}
          headingLevel={headingLevel === 2 ? 3 : 4}
          words={words}
        />
      )}
      {(step === "reading" || step === "checking") && <Progress label={titleOf(state, words)} value={null} />}
      {step === "review" && (
        <ReviewStep
          rows={rows}
          columns={columns}
          ignored={state.ignored}
          fileName={fileName}
          checking={stage === "checking"}
          onEdit={edit}
          onCheck={check}
          onSubmit={submit}
          onRestart={restart}
          words={words}
        />
      )}
      {stage === "processing" && progress && (
        <Progress
          label={words.processing}
          value={progress.done === 0 ? null : progress.done}
          max={progress.total}
          valueText={progress.done === 0 ? words.saving(progress.total) : words.progress(progress.done, progress.total)}
        />
      )}
      {stage === "done" && (
        <DoneStep
          left={rows}
          columns={columns}
          fileName={fileName}
          actions={resultActions}
          onMend={mendLeft}
          onRestart={restart}
          words={words}
        />
      )}
    </section>
  );
};
