import { Customer } from "@carrel/sdk/schemas";
import { exampleOf } from "@carrel/sdk/testing";
import { expect, it } from "vitest";
import { differing, differingDocument } from "./merged-fields";

const blank = { email: "", phone: "", address: "", emergencyContact: null, photoKey: null };
const kept: Customer = { ...exampleOf(Customer), ...blank, name: "Asha Rao" };

it("asks for what both have, each otherwise, and for nothing that one lacks or both share", () => {
  const one = { ...kept, email: "asha@example.com", phone: "+91 98765 43210", photoKey: "a.webp" };
  const other = { ...kept, name: "A. Rao", email: "asha@example.com", address: "Pier 4", photoKey: "b.webp" };
  expect(differing(one, other)).toEqual([
    { field: "name", label: "Name", kept: "Asha Rao", other: "A. Rao" },
    { field: "photoKey", label: "Photo", kept: "That of Asha Rao", other: "That of A. Rao" },
  ]);
});

it("writes out whom to call", () => {
  const contact = (name: string) => ({ ...kept, emergencyContact: { name, phone: "+91 98765 00000" } });
  expect(differing(contact("Vikram"), contact("Nisha"))).toMatchObject([
    { field: "emergencyContact", kept: "Vikram, +91 98765 00000", other: "Nisha, +91 98765 00000" },
  ]);
});

it("asks which of two documents stays, and shows no number in full", () => {
  const passport = { idProof: { kind: "passport" as const, number: "K1234567" } };
  const [asked] = differingDocument(passport, { idProof: { kind: "passport", number: "Z7654321" } });
  expect(asked).toMatchObject({ field: "idProof", label: "Document" });
  expect(asked?.kept).toMatch(/67$/);
  expect(asked?.other).toMatch(/21$/);
  expect(JSON.stringify(asked)).not.toMatch(/K1234567|Z7654321/);
  expect(differingDocument(passport, passport)).toEqual([]);
  expect(differingDocument(passport, { idProof: null })).toEqual([]);
});
