import { expect, it } from "vitest";
import { guessedPlace } from "./guessed-place";

it.each([
  ["Asia/Calcutta", "en-US", "Asia/Kolkata", "INR"],
  ["Europe/Lisbon", "pt-PT", "Europe/Lisbon", "EUR"],
  ["America/New_York", "es", "America/New_York", "USD"],
  ["UTC", "de-CH", "UTC", "CHF"],
  ["UTC", "eo", "UTC", undefined],
])("%s and %s: %s and %s", (zone, language, timezone, currency) => {
  expect(guessedPlace(zone, language)).toEqual({ timezone, currency });
});
