import { expect, it } from "vitest";
import { createTestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { testLog } from "../testing/test-ports";
import { createProxyWarning } from "./proxy-warning";

const forwarded = new Headers({ "x-forwarded-for": "203.0.113.7" });

it.each(["x-forwarded-for", "Forwarded", "x-real-ip"])("suspects a proxy by %s, and says so once", (name) => {
  const log = testLog();
  const warning = createProxyWarning(log, false);
  warning.note(new Headers({ "user-agent": "a browser" }));
  expect([warning.isSuspected(), log.lines]).toEqual([false, []]);
  warning.note(new Headers({ [name]: "203.0.113.7" }));
  warning.note(forwarded);
  expect(warning.isSuspected()).toBe(true);
  expect(log.lines).toEqual([
    { level: "warn", message: expect.stringContaining("TRUSTED_PROXIES is not set"), fields: expect.anything() },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain("203.0.113.7");
});

it("suspects nothing where proxies are known", () => {
  const log = testLog();
  const warning = createProxyWarning(log, true);
  warning.note(forwarded);
  expect([warning.isSuspected(), log.lines]).toEqual([false, []]);
});

eachDatabase("a server that no proxy was told to", (test) => {
  it("warns of the first request that was forwarded", async () => {
    const warnings = async (trusts: ((address: string) => boolean) | undefined) => {
      const { log, fetch } = createTestApi({ database: test.database, trusts });
      for (let time = 0; time < 2; time += 1) {
        await fetch(new Request("http://localhost/api/openapi.json", { headers: forwarded }), { address: "10.0.0.1" });
      }
      return log.lines.filter(({ level }) => level === "warn").length;
    };
    expect(await warnings(undefined)).toBe(1);
    expect(await warnings(() => true)).toBe(0);
  });
});
