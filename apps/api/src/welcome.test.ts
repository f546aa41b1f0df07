import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TEST_ORIGIN } from "./testing/create-test-api";
import { eachDemoApi } from "./testing/demo-api";
import { memorySiteFiles } from "./testing/memory-site-files";
import { DEV_SERVERS, welcome } from "./welcome";

const addressesIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
const named = (beside: boolean) =>
  addressesIn(welcome({ address: TEST_ORIGIN, setUpLink: null }, { demo: true, beside }));

it("names the apps' own servers by the ports of their `dev` scripts", () => {
  for (const [app, address] of Object.entries(DEV_SERVERS)) {
    const { scripts } = JSON.parse(readFileSync(new URL(`../../${app}/package.json`, import.meta.url), "utf8"));
    expect(scripts.dev, app).toContain(`--port ${new URL(address).port} `);
  }
});

it("says where a platform without an owner is set up, and nothing of a demo that isn't there", () => {
  const setUpLink = "https://app.example.com/set-up?token=t";
  const text = welcome({ address: TEST_ORIGIN, setUpLink }, { demo: false, beside: false });
  expect(addressesIn(text)).toEqual([TEST_ORIGIN, setUpLink]);
});

const statuses = async (fetch: (request: Request) => Promise<Response>, addresses: readonly string[]) =>
  Promise.all(
    addresses.map(
      async (address) => `${(await fetch(new Request(address, { redirect: "manual" }))).status} ${address}`,
    ),
  );
const answering = (addresses: readonly string[]) => addresses.map((address) => `200 ${address}`);

eachDemoApi(
  "beside the apps' own servers",
  (demo) => {
    it("names of the server itself only what answers there", async () => {
      const own = named(true).filter((address) => address.startsWith(TEST_ORIGIN));
      expect(own).not.toEqual([]);
      expect(await statuses(demo.api.fetch, own)).toEqual(answering(own));
    });
  },
  { demo: true, files: memorySiteFiles({}) },
);

const page = "<!doctype html><html><head></head><body></body></html>";

eachDemoApi(
  "with the built apps",
  (demo) => {
    it("names what answers", async () => {
      expect(named(false)).toHaveLength(5);
      expect(await statuses(demo.api.fetch, named(false))).toEqual(answering(named(false)));
    });
  },
  {
    demo: true,
    files: memorySiteFiles({
      admin: { "index.html": page, ".addresses.json": '["/auth/login"]' },
      booking: { "index.html": page, ".addresses.json": '["/", "/qr-booking/:orgCode/:branchId?"]' },
      marketing: { "index.html": page, "404.html": page },
    }),
  },
);
