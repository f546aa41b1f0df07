import currencyOf from "country-to-currency";
import { presentName } from "./time-zones";

type Region = keyof typeof currencyOf;

/** Some browsers don't know which zones a region has. */
interface LocaleInfo extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

const isRegion = (text: string | undefined): text is Region => text !== undefined && text in currencyOf;

/** The region in which a zone lies, as the browser calls it: `Asia/Calcutta` is India's. */
const regionOfZone = (zone: string): Region | undefined =>
  (Object.keys(currencyOf) as Region[]).find((region) => {
    const locale: LocaleInfo = new Intl.Locale("und", { region });
    return locale.getTimeZones?.()?.includes(zone);
  });

/**
 * Where somebody seems to be, by his browser: a first choice that he can change.
 * @param zone the browser's time zone, which says more of where somebody is than his language: many read English
 * @param language the browser's
 * @returns the zone by its present name, and the currency of its country; undefined where neither zone nor language tell one
 * @example guessedPlace("Asia/Calcutta", "en-US") // { timezone: "Asia/Kolkata", currency: "INR" }
 */
export const guessedPlace = (
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  language = navigator.language,
): { timezone: string; currency: string | undefined } => {
  const spoken = new Intl.Locale(language).maximize().region;
  const region = regionOfZone(zone) ?? (isRegion(spoken) ? spoken : undefined);
  return { timezone: presentName(zone), currency: region && currencyOf[region] };
};
