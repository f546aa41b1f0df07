import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBooked, keepTyped, readBooked, readTyped } from "./kept";
import { NOBODY, type SentCode } from "./visitor";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const visitor = { name: "Meera Iyer", email: "meera@mail.test", phone: "", guests: ["Ravi"] };
const seat = { branchId: "b", deskId: "d", type: "DAILY", date: "2026-12-01" } as const;
const sent: SentCode = { email: visitor.email, flow: "0f1e-own", nextAt: 1, held: { seat, until: 2 } };

test("what was typed is kept for its organisation, and gone once it is booked", () => {
  keepTyped("one", { visitor, sent: null });
  expect(readTyped("one")).toEqual({ visitor, sent: null });
  expect(readTyped("other").visitor).toEqual(NOBODY);
  keepTyped("one", null);
  expect(stored.size).toBe(0);
});

test("whose tries a code's are is not kept", () => {
  keepTyped("one", { visitor, sent });
  expect(readTyped("one").sent).toEqual({ email: visitor.email, nextAt: 1, held: sent.held });
  expect([...stored.values()].join()).not.toContain("0f1e-own");
});

test("what was booked is kept for its organisation until another is picked", () => {
  keepBooked("one", { seat });
  expect(readBooked("one")).toEqual({ seat });
  expect(readBooked("other")).toBeNull();
  keepBooked("one", null);
  expect(readBooked("one")).toBeNull();
});

test("a browser that keeps nothing forgets, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
    setItem: () => {
      throw new Error("blocked");
    },
  });
  keepTyped("one", { visitor, sent });
  expect(readTyped("one").visitor).toEqual(NOBODY);
});
