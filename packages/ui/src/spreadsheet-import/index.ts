export {
  type ImportColumn,
  type ImportedRow,
  type ImportIssue,
  type ImportResult,
  type ImportValidation,
  SpreadsheetImport,
  type SpreadsheetImportLabels,
  type SpreadsheetImportProps,
} from "./spreadsheet-import";
