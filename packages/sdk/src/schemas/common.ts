import * as z from "zod";
import { MOST_AMOUNT } from "../domain/limits";
import { addressIn, cleanName } from "../domain/names";

/** The control character U+0000 and lone surrogates can't be stored by PostgreSQL; every text refuses them. */
const storable = (text: string) => !text.includes("\u0000") && text.isWellFormed();
const UNSTORABLE = "Remove the characters that can't be stored (such as U+0000)";

/**
 * A text of at most `max` characters, trimmed.
 * @param max characters, after trimming
 */
export const text = (max: number) =>
  z.string().trim().max(max, `Use at most ${max} characters`).refine(storable, UNSTORABLE);

/** A text that must hold at least one character beside spaces. */
export const requiredText = (max: number) => text(max).min(1, "Fill this in");

/**
 * What a person, a place or a thing is called. It stands in mails and pages, so it is kept clean (`cleanName`): control
 * characters, those that nobody sees, those that turn the direction, and line breaks go, and several spaces become one.
 * @param max characters, once it is clean
 */
export const requiredName = (max: number) =>
  z
    .string()
    .refine(storable, UNSTORABLE)
    .overwrite(cleanName)
    .max(max, `Use at most ${max} characters`)
    .min(1, "Fill this in");

/** An organisation's name: it heads mails, so it holds no web or e-mail address. */
export const PlainOrganisationName = requiredName(120).refine((name) => addressIn(name) === undefined, {
  error: ({ input }) => `Leave “${addressIn(String(input)) ?? ""}” out: a name can't hold an address`,
});

/** A record's id: a UUID (version 7 when Carrel made it), kept in lower case. */
export const Id = z.uuid("Use a record id (a UUID)").toLowerCase();

const inBookableYears = (value: string) => value >= "2000" && value < "2100";

/** An instant, ISO 8601 with `Z` or an offset, in the years 2000 to 2099. */
export const Instant = z.iso
  .datetime({ offset: true, error: "Use an instant such as 2026-11-21T10:00:00Z", abort: true })
  .refine(inBookableYears, { error: "Use a year from 2000 to 2099", abort: true });

/** A whole minute, as bookings take them. */
export const Minute = Instant.refine((value) => Date.parse(value) % 60_000 === 0, "Use a whole minute");

/** A calendar date `YYYY-MM-DD`, read in the branch's time zone. */
export const LocalDate = z.iso
  .date({ error: "Use a date such as 2026-11-21", abort: true })
  .refine(inBookableYears, "Use a year from 2000 to 2099");

/** A wall-clock time `HH:mm`, read in the branch's time zone; `24:00` is the end of the day. */
export const LocalTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "Use a time such as 09:30");

const amountFrom = (least: number, tooSmall: string) =>
  z
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? "Fill this in" : "Use a whole number of the currency's smallest unit",
    })
    .min(least, tooSmall)
    .max(MOST_AMOUNT);

/** An amount of money in the currency's minor unit (paise, cents), at most 10^12. */
export const Amount = amountFrom(0, "Use 0 or more");

/** The same of money that goes from one to another: more than nothing. */
export const MovedAmount = amountFrom(1, "Use an amount above 0");

/**
 * A list that holds each thing once; what is given twice counts once.
 * @example distinctList(Id).max(200, "Choose at most 200 branches")
 */
export const distinctList = <Item extends z.ZodType<string | number>>(item: Item) =>
  z.array(item).overwrite((items) => [...new Set(items)]);

/** An ISO 4217 code. */
export const Currency = z.string().regex(/^[A-Z]{3}$/, "Use a currency code such as INR");

/** Offsets such as `+05:30` are no IANA names, though Intl takes them: PostgreSQL reads them with the other sign. */
const isTimeZone = (name: string) => {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

/** An IANA time zone name. */
export const TimeZone = z.string().max(64).refine(isTimeZone, "Use an IANA time zone such as Asia/Kolkata");

/** An e-mail address, kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Use at most 254 characters")
  .check(z.email("Use an e-mail address such as name@example.com"));

/** A phone number: digits with an optional `+`, spaces, brackets and dashes. */
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 ()-]{4,22}$/, "Use a phone number such as +91 98765 43210");

/** Refuses a person with neither address, in the same round as what is wrong with single fields. */
export const contactMissing = {
  path: ["email"],
  message: "Give an e-mail address or a phone number",
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** A password: 8 to 128 characters, no composition rules. The server also refuses what is easy to guess. */
export const NewPassword = z
  .string()
  .min(8, "Use at least 8 characters")
  .max(128, "Use at most 128 characters")
  .refine(storable, UNSTORABLE);

/** A one-time code: six digits. */
export const Otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the six digits of the code");

/** When a record was made and last changed (UTC). */
export const stamps = { createdAt: Instant, updatedAt: Instant };

/**
 * Fields that an update may carry back from a record that was read; they change nothing.
 * @param names read-only fields beside the stamps
 */
export const readOnly = <Name extends string = never>(...names: Name[]) =>
  Object.fromEntries([...names, "createdAt", "updatedAt"].map((name) => [name, z.unknown().optional()])) as Record<
    Name | keyof typeof stamps,
    z.ZodOptional<z.ZodUnknown>
  >;

/** How many there are. */
export const Count = z.int().min(0);

/** Yes or no; in a query string it arrives as a word. */
export const Flag = z.union([z.boolean(), z.literal(["true", "false"]).transform((word) => word === "true")]);

/** Picks one record. */
export const ById = z.strictObject({ id: Id });
export interface ById extends z.infer<typeof ById> {}

/** What a deletion answers. */
export const Deleted = z.object({ _id: Id });
export interface Deleted extends z.infer<typeof Deleted> {}

/** The largest `limit` of a list; `customers/unassigned` asks for 2,000, local mode for 1,000. */
export const MAX_LIMIT = 2000;

/** The part of a list that every list asks for. */
export const pageQuery = {
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).optional(),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  search: text(200).optional(),
};

/** One page of a list: `limit` records a page, the first page is 1; `search` is trimmed and dropped when empty. */
export const PageQuery = z.strictObject(pageQuery);
export interface PageQuery extends z.infer<typeof PageQuery> {}

/** What a page's total is worth. */
interface Counted {
  /** There are more than the total says: they were not counted. */
  atLeast?: true;
}
const counted = { atLeast: z.literal(true).optional() };

/** One page of records and how many there are in all. */
export interface Page<Item> extends Counted {
  data: Item[];
  totalRecords: number;
}

/** Makes the schema of a page of `item`. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), totalRecords: Count, ...counted });

/** As `Page`, of the calls whose replies count in `totalCount`. */
export interface CountedPage<Item> extends Counted {
  data: Item[];
  totalCount: number;
}

/** Makes the schema of a counted page of `item`. */
export const countedPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), totalCount: Count, ...counted });

/** A part of several records or inputs, as one type: the compiler takes it apart in none of them. */
export const whole = <Type>(part: z.ZodType<Type, Type>): z.ZodType<Type, Type> => part;
