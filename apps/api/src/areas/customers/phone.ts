import { type CountryCode, getCountries, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Row } from "../../database/schema";

/** How E.164 writes a number: `+`, the country's code, the rest, digits only. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Longest phone number that a record gives. */
const LONGEST = 24;

/** Whether a number, as it is stored, is known in full: such a number is one person's. */
export const isRead = (stored: string): boolean => E164.test(stored);

/** How a country, or a time zone, is looked up. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** Time zones are few, and each is dear to ask for. */
const zones = new Map<string, string>();
const canonicalZone = (timeZone: string): string => {
  const known = zones.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  zones.set(timeZone, known);
  return known;
};

/** Countries by their code and their English name, and by the time zones that they alone have. Made once, when first asked. */
let places: ReadonlyMap<string, CountryCode> | undefined;
const placesOf = () => {
  if (places) return places;
  const names = new Intl.DisplayNames("en", { type: "region" });
  const made = new Map<string, CountryCode>();
  for (const country of getCountries()) {
    for (const name of [country, names.of(country)]) if (name) made.set(plain(name), country);
    for (const zone of zonesOf(country)) made.set(plain(zone), country);
  }
  places = made;
  return made;
};

const zonesOf = (country: CountryCode): readonly string[] => {
  // In Node since 24; TypeScript's library doesn't know it yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return (locale.getTimeZones?.() ?? []).map(canonicalZone);
};

/** The country that a branch's numbers are of where they don't say so: its address', else its time zone's. */
function countryOf({ address, timezone }: Pick<Row<"branches">, "address" | "timezone">): CountryCode | undefined {
  const countries = placesOf();
  return countries.get(plain(address?.country ?? "")) ?? countries.get(plain(canonicalZone(timezone)));
}

/**
 * A number as it is stored: in E.164 where it can be read, else as it was written.
 * @param branch whose country's it is where it names none
 * @example readPhone("098765 43210", branchInPune); // "+919876543210"
 */
export function readPhone(written: string, branch: Pick<Row<"branches">, "address" | "timezone">): string {
  if (written === "" || isRead(written)) return written;
  const number = parsePhoneNumberFromString(written, countryOf(branch));
  // A country that was guessed has to be the right one.
  const isKnown = written.startsWith("+") ? number?.isPossible() : number?.isValid();
  return number && isKnown && isRead(number.number) ? number.number : written;
}

/** A stored number as people read it: `+91 98765 43210`; one that could not be read, as it was written. */
export function shownPhone(stored: string): string {
  if (!isRead(stored)) return stored;
  const shown = parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
  return shown.length > LONGEST ? stored : shown;
}
