import type { BulkColumn, Download, TemplateFormat, WorkspaceKind } from "@carrel/sdk/schemas";
import papa from "papaparse";
import writeXlsxFile, { type SheetData } from "write-excel-file/universal";
import { guarded } from "./cell-guard";

interface Template {
  /** Without its ending. */
  filename: string;
  /** Of the sheet that is filled in. */
  title: string;
  columns: readonly BulkColumn[];
  kind: WorkspaceKind;
  /** Examples that depend on the day. */
  examples?: Readonly<Record<string, string>>;
}

const exampleOf = ({ examples }: Template, { key, example }: BulkColumn) => examples?.[key] ?? example;

/** With a byte order mark, without which Excel reads the letters of other scripts wrongly. */
const csv = (template: Template): Blob => {
  const { columns, kind } = template;
  const table = [columns.map(({ header }) => header[kind]), columns.map((column) => exampleOf(template, column))];
  return new Blob([`\uFEFF${papa.unparse(table.map((row) => row.map(guarded)))}\r\n`]);
};

/** Widths in characters. */
const WIDTH = 20;
const HINT_WIDTH = 72;

/** The sheet to fill in, and a second one that says what may stand in each column. Text cells are never formulas. */
const xlsx = (template: Template): Promise<Blob> => {
  const { columns, kind, title } = template;
  const heading = (value: string) => ({ value, fontWeight: "bold" as const });
  const rows: SheetData = [
    columns.map(({ header }) => heading(header[kind])),
    columns.map((column) => ({ value: exampleOf(template, column), type: String, format: "@" })),
  ];
  const help: SheetData = [
    ["Column", "Needed", "What may stand there"].map(heading),
    ...columns.map(({ header, required, hint }) => [header[kind], required ? "Yes" : "No", hint]),
  ];
  return writeXlsxFile([
    { data: rows, sheet: title, columns: columns.map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
    { data: help, sheet: "Columns", columns: [{ width: WIDTH }, { width: WIDTH / 2 }, { width: HINT_WIDTH }] },
  ]).toBlob();
};

const CONTENT_TYPES: Readonly<Record<TemplateFormat, string>> = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A template as the file that is asked for. */
export async function templateFile(template: Template, format: TemplateFormat): Promise<Download> {
  return {
    filename: `${template.filename}.${format}`,
    contentType: CONTENT_TYPES[format],
    blob: format === "csv" ? csv(template) : await xlsx(template),
  };
}
