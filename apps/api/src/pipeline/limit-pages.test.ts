import { expect, it } from "vitest";
import { createTestApi, type TestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { generalLimits } from "../testing/general-limits";
import { memorySiteFiles } from "../testing/memory-site-files";

const HOUR = 3600;
const files = memorySiteFiles({
  marketing: { "index.html": "<html><head></head></html>", "robots.txt": "User-agent: *", "_marketing/a.js": "" },
});

eachDatabase(
  "limits of what is no call",
  (test) => {
    const serve = (calls: number) =>
      createTestApi({
        database: test.database,
        files,
        limits: { general: generalLimits({ calls, seconds: HOUR }), tight: null },
      });
    const get = (api: TestApi, path: string, address = "203.0.113.1") =>
      api.fetch(new Request(`http://localhost:4000${path}`), { address });
    const statuses = async (api: TestApi, times: number, ...[path, address]: [string, string?]) => {
      const found: number[] = [];
      for (let time = 0; time < times; time += 1) found.push((await get(api, path, address)).status);
      return found;
    };

    it.each(["/", "/site.json", "/robots.txt", "/api/openapi.json", "/no/such/page"])(
      "%s weighs five, and another address is not refused for it",
      async (path) => {
        const api = serve(10);
        const [first, , third] = await statuses(api, 3, path);
        expect(third).toBe(429);
        expect((await get(api, path, "203.0.113.2")).status).toBe(first);
        expect((await get(api, "/_marketing/a.js")).status).toBe(429);
      },
    );

    it.each(["/healthz", "/readyz"])("%s is limited, and apart from the pages", async (path) => {
      const api = serve(5);
      expect(await statuses(api, 6, path)).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await get(api, "/")).status).toBe(200);
      expect((await get(api, path, "203.0.113.2")).status).toBe(200);
    });

    it("counts /metrics with them", async () => {
      const api = serve(2);
      expect((await statuses(api, 3, "/metrics")).at(-1)).toBe(429);
      expect((await get(api, "/healthz")).status).toBe(429);
    });

    it("takes a file of an app for one", async () => {
      expect(await statuses(serve(5), 6, "/_marketing/a.js")).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it("says so on a page to who asked for a page, and as data to all others", async () => {
      const api = serve(1);
      await get(api, "/");
      const page = await get(api, "/");
      expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
      expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await page.text()).toContain("Try again in");
      const data = await get(api, "/site.json");
      expect(await data.json()).toMatchObject({ status: false, statuscode: 429, code: "rate_limited" });
    });

    it("counts an IPv6 network as one address, and no call", async () => {
      const api = serve(5);
      expect((await get(api, "/", "2001:db8:0:7::1")).status).toBe(200);
      expect((await get(api, "/", "2001:db8:0:7::2")).status).toBe(429);
      expect((await get(api, "/", "2001:db8:0:8::1")).status).toBe(200);
      expect((await get(api, "/api/no/such/call", "2001:db8:0:7::1")).status).toBe(404);
    });

    it("stands aside where there is none", async () => {
      const api = createTestApi({ database: test.database, files });
      expect(new Set(await statuses(api, 5, "/"))).toEqual(new Set([200]));
    });
  },
  { contents: "demo" },
);
