import type { DayHours } from "@carrel/ui/weekly-hours-editor";
import * as z from "zod/mini";
import { COLOURS } from "../parts/colours";
import type { PaperName } from "../parts/paper";
import { LANGUAGES, type Language } from "./card-words";

export const CARD_PAPERS = ["A4", "A5", "A6", "letter"] as const satisfies readonly PaperName[];

export const MOST_CLOSURES = 8;
export const MOST_LANGUAGES = 3;
export const LONGEST = { name: 60, reason: 50, notes: 240 } as const;

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
/** "2026-12-24", or empty while it is not chosen. */
const Day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/));

const Hours: z.ZodMiniType<DayHours> = z.strictObject({
  day: z.int().check(z.gte(0), z.lte(6)),
  open: Time,
  close: Time,
  closed: z.boolean(),
});

const Closure = z.strictObject({ from: Day, to: Day, reason: z.string().check(z.maxLength(LONGEST.reason)) });
export type Closure = z.infer<typeof Closure>;

export const CardState = z.strictObject({
  name: z.string().check(z.maxLength(LONGEST.name)),
  week: z.array(Hours).check(
    z.length(7),
    z.refine((week) => new Set(week.map(({ day }) => day)).size === 7),
  ),
  /** 1 is Monday; the day that the week begins with. */
  first: z.enum(["1", "0", "6"]),
  languages: z.array(z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])).check(
    z.minLength(1),
    z.maxLength(MOST_LANGUAGES),
    z.refine((languages) => new Set(languages).size === languages.length),
  ),
  clock: z.enum(["24", "12"]),
  closures: z.array(Closure).check(z.maxLength(MOST_CLOSURES)),
  notes: z.string().check(z.maxLength(LONGEST.notes)),
  colour: z.enum(Object.keys(COLOURS) as [string, ...string[]]),
  paper: z.enum(CARD_PAPERS),
});
export type CardState = z.infer<typeof CardState>;

export const START: CardState = {
  name: "The quiet room",
  week: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    day,
    open: day === 6 ? "09:00" : "07:00",
    close: day === 6 ? "14:00" : "22:00",
    closed: day === 0,
  })),
  first: "1",
  languages: ["en"],
  clock: "24",
  closures: [],
  notes: "Last entry half an hour before we close.",
  colour: "green",
  paper: "A5",
};
