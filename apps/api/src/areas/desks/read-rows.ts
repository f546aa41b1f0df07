import type { Period } from "@carrel/sdk/domain";
import type { AddDesk, BookDesk, RowIssue } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Row } from "../../database/schema";

/** A row of a sheet, once it is read: what is wrong with it, or what it means. */
export interface ReadRow<Value> {
  issues: RowIssue[];
  /** As far as it could be made out; worth something only while there are no issues. */
  value?: Value | undefined;
}

export interface ReadBooking extends ReadRow<z.input<typeof BookDesk>> {
  /** The time that it asks for, as soon as desk and period are known. */
  wanted?: (Period & { branch: Row<"branches">; deskId: string; deskName: string }) | undefined;
}

export type Desk = z.output<typeof AddDesk>;
export type ReadDesk = ReadRow<Desk>;
