import type { WorkspaceKind } from "@carrel/sdk";
import type { BulkColumn } from "@carrel/sdk/schemas";
import type { ImportColumn } from "@carrel/ui/spreadsheet-import";

/** A sheet's columns in the organisation's wording; a heading in the other wording is understood too. */
export const sheetColumns = (columns: readonly BulkColumn[], kind: WorkspaceKind): ImportColumn[] =>
  columns.map(({ key, header, required, hint }) => ({
    key,
    required,
    hint,
    label: header[kind],
    aliases: Object.values(header).filter((heading) => heading !== header[kind]),
  }));
