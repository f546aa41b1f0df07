/** Names that browsers still list, and what the places are called today. Both mean the same zone. */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** What a zone is called today. @example presentName("Asia/Calcutta") // "Asia/Kolkata" */
export const presentName = (zone: string): string => RENAMED[zone] ?? zone;

/**
 * The IANA time zones that this browser knows, by their present names, in alphabetical order.
 * @example timeZones().includes("Asia/Kolkata") // true
 */
export const timeZones = (): string[] =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(presentName)])].sort();
