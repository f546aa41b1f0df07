export {
  type ImportColumn,
  type ImportedRow,
  type ImportIssue,
  type ImportResult,
  type ImportStage,
  type ImportValidation,
  SpreadsheetImport,
  type SpreadsheetImportLabels,
  type SpreadsheetImportProps,
} from "./spreadsheet-import";
