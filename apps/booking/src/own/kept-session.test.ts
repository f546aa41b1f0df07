import { beforeEach, expect, test, vi } from "vitest";
import { dropSession, forgetHere, keepName, keepSession, keptSession, onKeptChange, readChange } from "./kept-session";

class Store implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  [key: string]: unknown;
  getItem(key: string) {
    return typeof this[key] === "string" ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const session = {
  token: "token",
  name: "Meera Iyer",
  email: "meera@mail.test",
  phone: "",
  expiresAt: "2999-01-01T00:00:00.000Z",
};

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new Store());
  vi.stubGlobal("localStorage", new Store());
  dropSession();
});

test("a session is the tab's, or the device's where that was wanted", () => {
  keepSession(session, false);
  expect(keptSession()).toEqual(session);
  expect(Object.keys(localStorage)).toEqual([]);
  keepSession(session, true);
  expect(keptSession()).toEqual(session);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("another name stays where the session is kept", () => {
  keepSession(session, true);
  keepName({ name: "M. Iyer", phone: "+919876543210" });
  expect(keptSession()?.name).toBe("M. Iyer");
  expect(Object.keys(sessionStorage)).toEqual([]);
});

const kept = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)];

test("one that ran out is none, and neither is nonsense: the storage keeps nothing of either", () => {
  for (const isOnDevice of [false, true]) {
    keepSession({ ...session, expiresAt: "2020-01-01T00:00:00.000Z" }, isOnDevice);
    expect(keptSession()).toBeNull();
    expect(kept()).toEqual([]);
  }
  for (const nonsense of ["{", "[]", '{"name":"Meera Iyer"}', "7"]) {
    localStorage.setItem("carrel.visitor", nonsense);
    expect(keptSession()).toBeNull();
    expect(kept()).toEqual([]);
  }
});

test("the tab's own that ran out leaves the device's, which runs", () => {
  localStorage.setItem("carrel.visitor", JSON.stringify(session));
  sessionStorage.setItem("carrel.visitor", JSON.stringify({ ...session, expiresAt: "2020-01-01T00:00:00.000Z" }));
  expect(keptSession()).toEqual(session);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["carrel.visitor"]);
});

test("leaving takes what was typed along, and leaves what is chosen for the page", () => {
  sessionStorage.setItem("carrel.typed.org", "{}");
  sessionStorage.setItem("other", "stays");
  localStorage.setItem("carrel.preferences", "{}");
  keepSession(session, true);
  const changed = vi.fn();
  const stop = onKeptChange(changed);
  forgetHere();
  stop();
  expect(changed).toHaveBeenCalled();
  expect(keptSession()).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  expect(Object.keys(localStorage)).toEqual(["carrel.preferences"]);
});

test("where the browser keeps nothing the page knows him until it is left", () => {
  const refuse = () => {
    throw new Error("Refused");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepSession(session, false);
  expect(keptSession()).toEqual(session);
  dropSession();
  expect(keptSession()).toBeNull();
});

test("another tab's changes are told apart", () => {
  expect(readChange({ key: "carrel.visitor", newValue: null })).toBe("changed");
  expect(readChange({ key: "carrel.visitor.forgotten", newValue: "1" })).toBe("forget");
  expect(readChange({ key: "carrel.visitor.forgotten", newValue: null })).toBeNull();
  expect(readChange({ key: "carrel.preferences", newValue: "{}" })).toBeNull();
});
