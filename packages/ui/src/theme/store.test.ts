import { afterEach, expect, it, vi } from "vitest";
import { appearanceOf } from "./preferences";
import { changePreferences, getPreferences } from "./store";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

afterEach(() => vi.unstubAllGlobals());

it("keeps choices for the page's life where storage is denied", () => {
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  changePreferences({ theme: "soho-light", scale: 16 });
  changePreferences({ dark: true });
  const { theme, scale } = appearanceOf(getPreferences());
  expect([theme.id, scale]).toEqual(["soho-dark", 16]);
});

it("takes a choice back to the organisation's", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  changePreferences({ theme: "vela-blue", dark: undefined });
  expect(appearanceOf(getPreferences(), { organisationTheme: "mira" }).theme.id).toBe("vela-blue");
  changePreferences({ theme: undefined });
  expect(appearanceOf(getPreferences(), { organisationTheme: "mira" }).theme.id).toBe("mira");
});

it("keeps choices where storage can be read but is full", () => {
  vi.stubGlobal("localStorage", { getItem: () => '{"scale":12}', setItem: denied });
  changePreferences({ scale: 15 });
  expect(getPreferences().scale).toBe(15);
});

it("gives the same object until something changes, as React's external stores need", () => {
  vi.stubGlobal("localStorage", { getItem: () => '{"scale":12}', setItem: denied });
  expect(getPreferences()).toBe(getPreferences());
});
