import { describe, expect, test } from "vitest";
import { whatsAppLink } from "./whats-app-link";

const digitsOf = (phone: string) => /^https:\/\/wa\.me\/(\d+)\?text=due$/.exec(whatsAppLink(phone, "due") ?? "")?.[1];

describe("a chat in WhatsApp", () => {
  test.each([
    ["+919876543210", "919876543210"],
    ["+91 98765 43210", "919876543210"],
    ["+1 (212) 555-0100", "12125550100"],
    ["+44 (0)20 7946 0958", "442079460958"],
    ["+49.30.1234567", "49301234567"],
    ["+4512345678", "4512345678"],
  ])("is with %s", (phone, digits) => {
    expect(digitsOf(phone)).toBe(digits);
  });

  test.each([
    ["98765 43210"],
    ["098765 43210"],
    // Dialled out of some countries alone.
    ["00919876543210"],
    ["+0 98765 43210"],
    ["+1234567"],
    ["+1234567890123456"],
    ["+91 98765 43210 ext 5"],
    ["+91/98765"],
    ["+"],
    [""],
  ])("is not with “%s”, of which nobody knows whose it is", (phone) => {
    expect(whatsAppLink(phone, "due")).toBeNull();
  });

  test("begins with the text as it is, whatever stands in it", () => {
    const text = "Meera & Co?\n₹600 #1 + 50 %: “due” https://evil.example/?a=b";
    const link = new URL(whatsAppLink("+919876543210", text) ?? "");
    expect(link.searchParams.get("text")).toBe(text);
    expect([link.origin, link.pathname, link.hash]).toEqual(["https://wa.me", "/919876543210", ""]);
    expect([...link.searchParams.keys()]).toEqual(["text"]);
  });
});
