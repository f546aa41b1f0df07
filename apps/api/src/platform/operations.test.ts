import { expect, it } from "vitest";
import { prometheusMetrics } from "../adapters/metrics";
import { createApi } from "../create-api";
import { createTestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";

eachDatabase("what operators ask", (test) => {
  const status = async (api: { fetch(request: Request): Promise<Response> }, path: string) =>
    (await api.fetch(new Request(`http://localhost${path}`))).status;

  it("says whether it can serve, and whether it should get traffic", async () => {
    let isReady = true;
    const api = createTestApi({ database: test.database, isReady: () => isReady });
    expect([await status(api, "/healthz"), await status(api, "/readyz")]).toEqual([200, 200]);
    isReady = false;
    expect([await status(api, "/healthz"), await status(api, "/readyz")]).toEqual([200, 503]);

    const broken = { ...test.database, lookup: () => Promise.reject(new Error("gone")) };
    const sick = createApi({ ...api.ports, database: broken });
    expect([await status(sick, "/healthz"), await status(sick, "/readyz")]).toEqual([503, 503]);
  });

  it("times requests by route, never by path", async () => {
    const api = createTestApi({ database: test.database, metrics: prometheusMetrics() });
    await api.raw("/co-space/desks/id/01890000-0000-7000-8000-000000000000");
    await api.raw("/no/such/call");
    const text = await (await api.fetch(new Request("http://localhost/metrics"))).text();
    expect(text).toContain(
      'carrel_request_seconds_count{method="GET",route="/api/co-space/desks/id/{id}",status="401"} 1',
    );
    expect(text).toContain('carrel_request_seconds_count{method="GET",route="unmatched",status="404"} 1');
    expect(text).not.toContain("01890000");
  });

  it("describes itself as OpenAPI", async () => {
    const api = createTestApi({ database: test.database });
    const document = await (await api.raw("/openapi.json")).json();
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/api" }] });
    expect(document.paths["/admin/login"].post).toBeDefined();
  });
});
