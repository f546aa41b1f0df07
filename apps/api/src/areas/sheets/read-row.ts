import type { RowIssue } from "@carrel/sdk/schemas";

/** A row of a sheet, once it is read: what is wrong with it, or what it means. */
export interface ReadRow<Value> {
  issues: RowIssue[];
  /** What is good to know of it though it is right. */
  notes?: RowIssue[];
  /** As far as it could be made out; worth something only while there are no issues. */
  value?: Value | undefined;
}
