import pg from "pg";

const { builtins, getTypeParser } = pg.types;

/** bigint holds money in minor units (at most 10^12) and counts; numeric holds percents: both fit a number exactly. */
const asNumber = (text: string) => Number(text);
/** A calendar date has no time zone, so it stays text. */
const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, asNumber],
  [builtins.DATE, asText],
]);

/** The types of `database/schema.ts`, the same as PGlite's. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => parsers.get(oid) ?? getTypeParser(oid, format ?? "text"),
};
