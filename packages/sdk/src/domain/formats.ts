const made = new Map<string, Intl.DateTimeFormat>();

/**
 * How a language writes dates and times: made once for each language, zone and choice, since making one takes a hundred
 * times as long as using it. Without any of them it is the device's, as it was when it was first asked for.
 * @example dateFormat("en-GB", { weekday: "short", timeZone: "UTC" }).format(instant)
 */
export function dateFormat(locale?: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
