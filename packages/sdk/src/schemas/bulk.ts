import * as z from "zod";
import { BOOKING_COLUMNS, type BulkColumn, CUSTOMER_COLUMNS, DESK_COLUMNS } from "./bulk-columns";
import { Count, Id, text } from "./common";
import { UploadCustomer } from "./customer";
import { AddDesk, SheetBooking } from "./desk";
import { PlanRoom } from "./plan-room";

export * from "./bulk-columns";

/** The most rows of one sheet. */
export const MAX_BULK_ROWS = 5000;

export const TemplateFormat = z.enum(["csv", "xlsx"]);
export type TemplateFormat = z.infer<typeof TemplateFormat>;

/** The file format of a template; CSV when left out. */
export const TemplateQuery = z.strictObject({ format: TemplateFormat.default("csv") });
export interface TemplateQuery extends z.input<typeof TemplateQuery> {}

/** What stands in a cell, as text: what it has to be is checked row by row. */
const Cell = text(1000).optional();

/** A row of a sheet: a text for each column, by its key. */
const rowOf = <Key extends string>(columns: readonly BulkColumn<Key>[]) =>
  z.strictObject(Object.fromEntries(columns.map(({ key }) => [key, Cell])) as Record<Key, typeof Cell>);

export const DeskRow = rowOf(DESK_COLUMNS);
export interface DeskRow extends z.infer<typeof DeskRow> {}

export const BookingRow = rowOf(BOOKING_COLUMNS);
export interface BookingRow extends z.infer<typeof BookingRow> {}

export const CustomerRow = rowOf(CUSTOMER_COLUMNS);
export interface CustomerRow extends z.infer<typeof CustomerRow> {}

/** The rows of a sheet, without its header. */
const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.array(row).min(1, "The sheet has no rows").max(MAX_BULK_ROWS, `Use at most ${MAX_BULK_ROWS} rows`);

export const ValidateDeskUpload = z.strictObject({ data: rowsOf(DeskRow) });
export interface ValidateDeskUpload extends z.infer<typeof ValidateDeskUpload> {}

export const ValidateBulkBooking = z.strictObject({ data: rowsOf(BookingRow) });
export interface ValidateBulkBooking extends z.infer<typeof ValidateBulkBooking> {}

export const ValidateCustomerUpload = z.strictObject({ data: rowsOf(CustomerRow) });
export interface ValidateCustomerUpload extends z.infer<typeof ValidateCustomerUpload> {}

/** What is wrong with a row. `path` starts with the column's key; empty when the row as a whole is wrong. */
export const RowIssue = z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() });
export interface RowIssue extends z.infer<typeof RowIssue> {}

export const BulkSummary = z.object({ total: Count, valid: Count, invalid: Count });
export interface BulkSummary extends z.infer<typeof BulkSummary> {}

const validationOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** One for each row, in the rows' order. */
    validationResults: z.array(
      z.object({
        /** The row's place in `data`; the first is 1. */
        row: z.int().min(1),
        valid: z.boolean(),
        issues: z.array(RowIssue),
        /** What is good to know of it, right or wrong; absent where there is nothing. */
        notes: z.array(RowIssue).optional(),
        /** Of a valid row: what `process` takes. */
        value: value.optional(),
      }),
    ),
    summary: BulkSummary,
  });

export const DeskUploadValidation = validationOf(AddDesk).extend({
  /** What the plan has room for, and how many of the valid rows would take it; null: the plan has no limit. */
  room: PlanRoom.extend({ adding: Count }).nullable(),
});
export interface DeskUploadValidation extends z.infer<typeof DeskUploadValidation> {}

export const BulkBookingValidation = validationOf(SheetBooking);
export interface BulkBookingValidation extends z.infer<typeof BulkBookingValidation> {}

export const CustomerUploadValidation = validationOf(UploadCustomer);
export interface CustomerUploadValidation extends z.infer<typeof CustomerUploadValidation> {}

/** The values of the valid rows. All are taken or none. */
export const ProcessDeskUpload = z.strictObject({ validatedData: rowsOf(AddDesk) });
export interface ProcessDeskUpload extends z.infer<typeof ProcessDeskUpload> {}

/** The values of the valid rows. All are taken or none. */
export const ProcessBulkBooking = z.strictObject({ validatedData: rowsOf(SheetBooking) });
export interface ProcessBulkBooking extends z.infer<typeof ProcessBulkBooking> {}

/** The values of the valid rows. All are taken or none. */
export const ProcessCustomerUpload = z.strictObject({ validatedData: rowsOf(UploadCustomer) });
export interface ProcessCustomerUpload extends z.infer<typeof ProcessCustomerUpload> {}

/** What was made: how many records, and their ids in the rows' order. */
export const BulkResult = z.object({ created: Count, ids: z.array(Id) });
export interface BulkResult extends z.infer<typeof BulkResult> {}

/** What became of the rows: `ids` are their customers, those who were known among them; `created` counts those who are new. */
export const CustomerUploadResult = BulkResult.extend({
  /** Rows of somebody who was known. */
  known: Count,
  /** Memberships that were taken over. */
  takenOver: Count,
});
export interface CustomerUploadResult extends z.infer<typeof CustomerUploadResult> {}
