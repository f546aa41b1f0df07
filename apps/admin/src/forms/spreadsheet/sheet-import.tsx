import { messageOf, useSession } from "@carrel/hooks";
import type { Download } from "@carrel/sdk";
import { type BulkColumn, MAX_BULK_ROWS, type TemplateFormat } from "@carrel/sdk/schemas";
import {
  type ImportedRow,
  type ImportResult,
  type ImportStage,
  type ImportValidation,
  SpreadsheetImport,
  type SpreadsheetImportLabels,
} from "@carrel/ui/spreadsheet-import";
import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { saveFile } from "../../app/save-file";
import { useUnsaved } from "../unsaved";
import { useLeaveGuard } from "../use-leave-guard";
import { shortened, withLongCells } from "./cell-length";
import { sheetColumns } from "./sheet-columns";

export interface SheetImportProps<Value> {
  columns: readonly BulkColumn[];
  template: (format: TemplateFormat) => Promise<Download>;
  validate: (data: ImportedRow[]) => Promise<ImportValidation<Value>>;
  /** Saves all values or none. @param once the same for the same rows, so that nothing is made twice */
  process: (values: Value[], once: string) => Promise<ImportResult>;
  resultActions: ReactNode;
  labels: Partial<SpreadsheetImportLabels>;
}

/** What the kit shows of a failure is its message. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
}

/** Many rows from a sheet, checked and saved by the server. Nobody leaves what he mended, or a result to come, unasked. */
export function SheetImport<Value>(props: SheetImportProps<Value>) {
  const { columns, template, validate, process, resultActions, labels } = props;
  const { workspaceKind } = useSession().loggedOrgDetails;
  const [stage, setStage] = useState<ImportStage>("choose");
  // A new one for each check: the same rows may be sent again after a lost reply, and are made once.
  const key = useRef("");
  const isUnsaved = stage === "checking" || stage === "review";
  const isProcessing = stage === "processing";
  useUnsaved(isUnsaved || isProcessing);
  const guard = useLeaveGuard(isUnsaved);
  useBlocker({ shouldBlockFn: () => isProcessing, enableBeforeUnload: isProcessing });

  const onValidate = (rows: ImportedRow[]) =>
    told(async () => {
      key.current = crypto.randomUUID();
      return withLongCells(await validate(shortened(rows)), rows);
    });
  const onProcess = (_: ImportedRow[], { values }: { values: (Value | undefined)[] }) =>
    told(() =>
      process(
        values.filter((value) => value !== undefined),
        key.current,
      ),
    );
  const fetchTemplate = (format: TemplateFormat) => async () => saveFile(await template(format));

  return (
    <>
      <SpreadsheetImport<Value>
        columns={sheetColumns(columns, workspaceKind)}
        templates={{ csv: fetchTemplate("csv"), xlsx: fetchTemplate("xlsx") }}
        maxRows={MAX_BULK_ROWS}
        onValidate={onValidate}
        onProcess={onProcess}
        onStage={setStage}
        resultActions={resultActions}
        headingLevel={2}
        labels={labels}
      />
      {guard}
    </>
  );
}
