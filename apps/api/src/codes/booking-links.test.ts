import { expect, it } from "vitest";
import { createBookingLinks, organisationOfToken } from "./booking-links";

const booking = { orgId: "018f0000-0000-7000-8000-00000000000a", bookingId: "018f0000-0000-7000-8000-0000000000ff" };
const links = createBookingLinks("a secret of at least 32 characters");

it("leads to one booking, in 64 characters that an address can hold", async () => {
  const token = await links.sign(booking);
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(await links.sign(booking)).toBe(token);
  expect(await links.read(token)).toEqual(booking);
  expect(organisationOfToken(token)).toBe(booking.orgId);
});

it("refuses another secret's, and one in which any character was changed", async () => {
  const token = await links.sign(booking);
  expect(await createBookingLinks("another secret of 32 characters!!").read(token)).toBeNull();
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === "A" ? "B" : "A";
    expect(await links.read(token.slice(0, at) + other + token.slice(at + 1)), `at ${at}`).toBeNull();
  }
});
