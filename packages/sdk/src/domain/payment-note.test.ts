import { expect, test } from "vitest";
import { GeneratePaymentQr } from "../schemas/organisation";
import { paymentNote } from "./payment-note";

test.each([
  [{ name: "Meera Iyer", owed: 1, items: [{ name: "K7M2QX4D" }] }, "K7M2QX4D"],
  [{ name: "Meera Iyer", owed: 2, items: [{ name: "K7M2QX4D" }, { name: "Ten days" }] }, "Meera Iyer"],
  [{ name: "Meera Iyer", owed: 1 }, "Meera Iyer"],
  [{ name: "", owed: 3 }, ""],
])("what %j pays is known by its booking, its plan or who pays", (paying, note) => {
  expect(paymentNote(paying)).toBe(note);
});

test.each(["a".repeat(120), "😀".repeat(60), `${"a".repeat(49)}😀`, `${"a".repeat(49)} b`, "வாசிப்பு 読書 ".repeat(9)])(
  "a note is no longer than UPI takes, and no letter of it is halved: %s",
  (name) => {
    const note = paymentNote({ name, owed: 2 });
    expect(name.startsWith(note)).toBe(true);
    expect(GeneratePaymentQr.safeParse({ note }).data).toEqual({ note });
  },
);
