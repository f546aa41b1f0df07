import { afterEach, expect, test } from "vitest";
import { showDate, toDeviceDate, toIsoDate } from "./iso-date";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// São Paulo's 4 November 2018 and Beirut's 26 March 2023 had no midnight; Kiritimati and Pago Pago are a day apart.
test.each(["UTC", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata"])(
  "keeps every day as it is on a device in %s",
  (timeZone) => {
    process.env.TZ = timeZone;
    const days = ["2018-11-04", "2023-03-26", "2024-02-29", "2026-01-01", "2026-12-31"];
    expect(days.map((day) => toIsoDate(toDeviceDate(day) ?? new Date(0)))).toEqual(days);
    expect(days.map((day) => showDate(day, { day: "numeric" }, "en"))).toEqual(["4", "26", "29", "1", "31"]);
  },
);

test("takes nothing for a date that is none", () => {
  for (const text of [null, undefined, "", "21.11.2026", "2026-11-21T10:00"])
    expect(toDeviceDate(text)).toBeUndefined();
  expect(showDate("", {}, "en")).toBe("");
});
