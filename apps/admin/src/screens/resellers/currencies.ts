import { LOCALE } from "../../app/locale";

const names = new Intl.DisplayNames(LOCALE, { type: "currency" });

/**
 * The currencies that this browser knows, by code.
 * @example currencies().find(({ code }) => code === "INR") // { code: "INR", name: "Indian Rupee" }
 */
export const currencies = (): { code: string; name: string }[] =>
  Intl.supportedValuesOf("currency").map((code) => ({ code, name: names.of(code) ?? code }));
