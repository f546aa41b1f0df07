import type { Contract } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import {
  type AskNames,
  NO_SHEET,
  readBookingSheet,
  readDeskSheet,
  type Sender,
  type Sheet,
} from "../areas/desks/read-sheets";
import type { Scope } from "../database/port";
import type { Implementation } from "../implement";
import type { Ports } from "../ports";

type Readers = {
  [Area in keyof Contract & keyof Validation]?: {
    [Name in keyof Contract[Area] & keyof Validation[Area]]?: Validation[Area][Name] extends {
      input: infer Input extends z.ZodType;
    }
      ? (ask: AskNames, sender: Sender, input: z.output<Input>) => Promise<Sheet>
      : never;
  };
};

/** The operations that check thousands of rows. */
const readers: Readers = { desks: { validateBulkBooking: readBookingSheet, validateBulkUpload: readDeskSheet } };

type Reader = (ask: AskNames, sender: Sender, input: unknown) => Promise<Sheet>;

const readerOf = (name: string): Reader | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const reader: unknown = Reflect.get(Reflect.get(readers, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the reader was written for.
  return typeof reader === "function" ? (...call) => reader(...call) : undefined;
};

/**
 * Reads the rows of a call's sheet one by one, before its transaction and in slices: meanwhile others are answered, and the
 * embedded database's one connection is theirs.
 */
export const readSheet = async (
  { database }: Pick<Ports, "database">,
  { name }: Implementation,
  scope: Scope,
  sender: Sender,
  input: unknown,
): Promise<Sheet> => (await readerOf(name)?.((ask) => database.tx(scope, ask), sender, input)) ?? NO_SHEET;
