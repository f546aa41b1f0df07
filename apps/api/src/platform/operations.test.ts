import { expect, it, vi } from "vitest";
import { prometheusMetrics } from "../adapters/metrics";
import { type ApiOptions, createApi } from "../create-api";
import type { Database } from "../database/port";
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
    const sick = createApi({ ...api.ports, database: broken }, { isReady: () => false });
    expect([await status(sick, "/healthz"), await status(sick, "/readyz")]).toEqual([200, 503]);
    const forwarded = new Request("http://localhost/readyz", { headers: { "x-forwarded-for": "192.0.2.1" } });
    expect(await (await sick.fetch(forwarded)).json()).toEqual({
      status: "unavailable",
      missing: ["draining", "database"],
      warnings: [expect.stringContaining("TRUSTED_PROXIES is not set")],
    });
  });

  it("asks the database once, however many want to know", async () => {
    const asked = vi.fn();
    const lookup: Database["lookup"] = (work) => {
      asked();
      return test.database.lookup(work);
    };
    const api = createApi({
      ...createTestApi({ database: test.database }).ports,
      database: { ...test.database, lookup },
    });
    const statuses = await Promise.all(Array.from({ length: 20 }, () => status(api, "/readyz")));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("gives its figures in production to who has the token, and to nobody where there is none", async () => {
    const { ports } = createTestApi({ database: test.database });
    const ask = async (options: ApiOptions, authorization?: string) => {
      const headers = new Headers(authorization === undefined ? {} : { authorization });
      return (await createApi(ports, options).fetch(new Request("http://localhost/metrics", { headers }))).status;
    };
    expect([await ask({}), await ask({ isProduction: true }, "Bearer anything")]).toEqual([200, 404]);
    const guarded = { isProduction: true, metricsToken: "a-token-for-Prometheus" };
    expect([
      await ask(guarded),
      await ask(guarded, "Bearer a-token-for-Prometheu"),
      await ask(guarded, "Basic a-token-for-Prometheus"),
      await ask(guarded, "Bearer a-token-for-Prometheus"),
    ]).toEqual([401, 401, 401, 200]);
  });

  it("times requests by route, never by path", async () => {
    const api = createTestApi({ database: test.database, metrics: prometheusMetrics() });
    const id = "01890000-0000-7000-8000-000000000000";
    await api.raw(`/co-space/desks/id/${id}`);
    await api.raw("/no/such/call");
    const text = await (await api.fetch(new Request("http://localhost/metrics"))).text();
    expect(text).toContain(
      'carrel_request_seconds_count{method="GET",route="/api/co-space/desks/id/{id}",status="401"} 1',
    );
    expect(text).toContain('carrel_request_seconds_count{method="GET",route="unmatched",status="404"} 1');
    expect(text).not.toContain(id);
    expect(text).not.toContain("/no/such/call");
  });

  it("counts for how many a job failed", async () => {
    const metrics = prometheusMetrics();
    const api = createTestApi({ database: test.database, metrics });
    metrics.countFailures("audit.seal", 2);
    metrics.countFailures("audit.seal", 1);
    const text = await (await api.fetch(new Request("http://localhost/metrics"))).text();
    expect(text).toContain('carrel_job_failures_total{job="audit.seal"} 3');
  });

  it("describes itself as OpenAPI", async () => {
    const api = createTestApi({ database: test.database });
    const document = await (await api.raw("/openapi.json")).json();
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/api" }] });
    expect(document.paths["/admin/login"].post).toBeDefined();
  });
});
