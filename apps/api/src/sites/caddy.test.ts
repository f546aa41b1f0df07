import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../adapters/listen";
import { trustedProxies } from "../adapters/trusted-proxies";
import { findOrganisationByCode } from "../database/lookups";
import { hasCaddy, startCaddy } from "../testing/caddy";
import { createTestApi, type TestApi } from "../testing/create-test-api";
import { openTestDatabase, type TestDatabase } from "../testing/databases";
import { DEMO_NOW } from "../testing/demo-database";
import { freePort } from "../testing/free-port";
import { memorySiteFiles } from "../testing/memory-site-files";
import { chooseLabel, setDomain } from "../testing/site-rows";
import { testClock } from "../testing/test-ports";

const files = memorySiteFiles({
  booking: {
    "index.html": "<!doctype html><html><head><title>Book</title></head><body></body></html>",
    ".addresses.json": JSON.stringify(["/", "/book"]),
    "_booking/index-abc.js": `console.log("${"x".repeat(5000)}");`,
  },
});

const DOMAIN = "desks.athena.example";

describe.skipIf(!hasCaddy)(
  hasCaddy ? "Caddy before Carrel" : "Caddy before Carrel: skipped, caddy is not installed",
  () => {
    let opened: TestDatabase;
    let api: TestApi;
    let listening: Awaited<ReturnType<typeof listen>>;
    let caddy: Awaited<ReturnType<typeof startCaddy>>;
    let port = 0;
    let orgId = "";

    beforeAll(async () => {
      port = await freePort();
      opened = await openTestDatabase("pglite", { contents: "demo" });
      const { database } = opened;
      api = createTestApi({
        database,
        files,
        clock: testClock(DEMO_NOW),
        publicUrl: `https://app.example.com:${port}`,
        trusts: trustedProxies(["127.0.0.1"]),
      });
      listening = await listen(api, { host: "127.0.0.1", port: 0 });
      caddy = await startCaddy(port, new URL(listening.address).host);
      orgId = (await database.lookup((db) => findOrganisationByCode(db, "ATHENA")))?.orgId ?? "";
    });
    afterAll(async () => {
      await caddy?.close();
      await listening?.close();
      await opened?.close();
    });

    it("gets no certificate for a name that nobody has, or has not proven", async () => {
      for (const name of ["unknown.example", "nobody.app.example.com", "localhost", DOMAIN]) {
        await expect(caddy.visit(name, "/"), name).rejects.toThrow(/alert|handshake/i);
      }
      await setDomain(opened.database, orgId, DOMAIN, { status: "PENDING" });
      api.clock.advance({ seconds: 1 });
      await expect(caddy.visit(DOMAIN, "/")).rejects.toThrow(/alert|handshake/i);
    });

    it("gets one on the first visit of a domain that is verified, and serves its site over https", async () => {
      await setDomain(opened.database, orgId, DOMAIN);
      api.clock.advance({ seconds: 1 });
      const page = await caddy.visit(DOMAIN, "/");
      expect([page.status, page.issuer, page.names]).toEqual([
        200,
        "Caddy Local Authority - ECC Intermediate",
        `DNS:${DOMAIN}`,
      ]);
      const html = page.body.toString();
      expect(JSON.parse(/id="carrel-site">([^<]*)</.exec(html)?.[1] ?? "null")).toMatchObject({
        mode: "client",
        apiKey: "pk_demo_athena",
      });
      expect(html).toContain(`<link rel="canonical" href="https://${DOMAIN}:${port}/">`);
      expect(page.headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(page.headers["alt-svc"]).toContain("h3=");
    });

    it("leads from the code's name and from a sub-domain to the domain, each with a certificate of its own", async () => {
      await chooseLabel(opened.database, orgId, "quiet");
      api.clock.advance({ seconds: 1 });
      for (const name of ["athena.app.example.com", "quiet.app.example.com"]) {
        const page = await caddy.visit(name, "/book?step=when");
        expect([page.status, page.names, page.headers.location]).toEqual([
          302,
          `DNS:${name}`,
          `https://${DOMAIN}:${port}/book?step=when`,
        ]);
      }
    });

    it("passes on what Carrel compressed as it is", async () => {
      const file = await caddy.visit(DOMAIN, "/_booking/index-abc.js", { "accept-encoding": "gzip, br, zstd" });
      expect([file.status, file.headers["content-encoding"]]).toEqual([200, "gzip"]);
      expect(gunzipSync(file.body).toString()).toContain("console.log");
    });

    it("lets nobody ask from outside which names are served", async () => {
      const query = `?domain=${DOMAIN}`;
      for (const path of ["/internal/tls", "/Internal/tls", "//internal/tls", "/internal//tls", "/./internal/tls"]) {
        expect([path, (await caddy.visit(DOMAIN, path + query)).status]).toEqual([path, 404]);
      }
      for (const path of ["/internal%2ftls", "/%69nternal/tls", "/book/../internal/tls", "/internal/tls/"]) {
        expect([path, (await caddy.visit(DOMAIN, path + query)).status]).toEqual([path, 404]);
      }
      const stripped = { connection: "close, x-forwarded-for, x-forwarded-host, x-forwarded-proto" };
      expect((await caddy.visit(DOMAIN, `/internal/tls${query}`, stripped)).status).toBe(404);
      // The question itself, from this machine.
      expect((await fetch(`${listening.address}/internal/tls${query}`)).status).toBe(200);
    });
  },
);
