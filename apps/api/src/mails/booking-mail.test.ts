import { expect, it } from "vitest";
import { mailSamples } from "../testing/mail-samples";

const samples = mailSamples()
  .filter(({ kind }) => kind === "bookingMail")
  .map(({ name, mail }) => [name, mail] as const);

it.each(samples)(
  "%s: the way in is told to who has a place for sure, line by line, and never on trial",
  (name, mail) => {
    const isTold = /confirmed|moved/.test(name) && !name.endsWith("on trial");
    expect(mail.text.includes("\nHow to get in: Ring at the blue door.\n  Pier 4\n  12 Wharf Road\n")).toBe(isTold);
    expect(mail.html.includes("Ring at the blue door.<br>Pier 4<br>12 Wharf Road<")).toBe(isTold);
    if (!isTold) expect(mail.text + mail.html).not.toMatch(/How to get in|blue door/);
  },
);
