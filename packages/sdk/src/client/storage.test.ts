import { describe, expect, it } from "vitest";
import { cookieStorage, defaultStorage, memoryStorage } from "./storage";

/** A page's cookies: what was written, and a jar that reads as `document.cookie` does. */
function page() {
  const written: string[] = [];
  const jar = new Map<string, string>();
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = "", age = ""] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (age === "Max-Age=0") jar.delete(name);
      else jar.set(name, value);
    },
  };
}

describe("cookieStorage", () => {
  it.each([
    ["carrel.example", "; Secure"],
    ["notlocalhost", "; Secure"],
    ["localhost.evil.example", "; Secure"],
    ["localhost", ""],
    ["harbour.localhost", ""],
    ["127.0.0.1", ""],
    ["[::1]", ""],
  ])("keeps a value for 7 days, strictly of this site, on %s", (hostname, secure) => {
    const document = page();
    cookieStorage(document, { hostname }).set("Bearer", "a;b");
    expect(document.written).toEqual([`Bearer=a%3Bb; Max-Age=604800; Path=/; SameSite=Strict${secure}`]);
  });

  it("keeps which device it is for as long as browsers keep anything", () => {
    const document = page();
    cookieStorage(document, { hostname: "localhost" }).set("device", "d");
    expect(document.written).toEqual(["device=d; Max-Age=34560000; Path=/; SameSite=Strict"]);
  });

  it("reads back what it wrote, beside other cookies, until it is cleared", () => {
    const document = page();
    document.cookie = "xBearer=other";
    const storage = cookieStorage(document, { hostname: "localhost" });
    expect(storage.get("Bearer")).toBeNull();
    storage.set("Bearer", "token=1; 2");
    storage.set("session", '{"_id":"p"}');
    expect(storage.get("Bearer")).toBe("token=1; 2");
    expect(storage.get("session")).toBe('{"_id":"p"}');
    storage.clear("Bearer");
    expect(storage.get("Bearer")).toBeNull();
    expect(storage.get("session")).toBe('{"_id":"p"}');
  });
});

it("keeps values in memory where there is no page", () => {
  const storage = defaultStorage();
  storage.set("Bearer", "t");
  expect(storage.get("Bearer")).toBe("t");
  expect(memoryStorage().get("Bearer")).toBeNull();
  storage.clear("Bearer");
  expect(storage.get("Bearer")).toBeNull();
});
