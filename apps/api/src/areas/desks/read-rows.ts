import type { Period } from "@carrel/sdk/domain";
import type { AddDesk, SheetBooking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Row } from "../../database/schema";
import type { ReadRow } from "../sheets/read-row";

/** Time at a desk that a row asks for, and what that desk is called there. */
export interface WantedTime {
  branch: Row<"branches">;
  /** In order: of a seat in a shift, each of its days. */
  periods: readonly Period[];
  deskId: string;
  deskName: string;
}

export interface ReadBooking extends ReadRow<z.input<typeof SheetBooking>> {
  /** The time that it asks for, as soon as desk and period are known. */
  wanted?: WantedTime | undefined;
}

export type Desk = z.output<typeof AddDesk>;
export type ReadDesk = ReadRow<Desk>;
