import type { Site } from "@carrel/sdk";
import { expect, it } from "vitest";
import { organisationInactive } from "../pipeline/inactive";
import { testClock } from "../testing/test-ports";
import { createSiteMemory } from "./site-memory";

const memoryWith = (answer: () => Promise<Site | null> = async () => null) => {
  const clock = testClock();
  const memory = createSiteMemory<Site>(clock);
  let looks = 0;
  const look = () => {
    looks += 1;
    return answer();
  };
  const looksAfter = async (key: string) => {
    await memory.find(key, look).catch(() => null);
    return looks;
  };
  return { clock, memory, looksAfter };
};

it("looks once a second for each host, also for one that nobody has", async () => {
  const { clock, looksAfter } = memoryWith();
  expect(await Promise.all([looksAfter("one"), looksAfter("one")])).toEqual([1, 1]);
  expect(await looksAfter("other")).toBe(2);
  clock.advance({ seconds: 1 });
  expect(await looksAfter("one")).toBe(3);
});

it("looks again after a clock was set back", async () => {
  const { clock, looksAfter } = memoryWith();
  await looksAfter("one");
  clock.advance({ hours: -1 });
  expect(await looksAfter("one")).toBe(2);
});

it("forgets what a call of this server changed, and nothing for calls that no page shows", async () => {
  const { memory, looksAfter } = memoryWith();
  await looksAfter("one");
  memory.forget(["desks", "bookings"]);
  expect(await looksAfter("one")).toBe(1);
  memory.forget(["auth", "organisation"]);
  expect(await looksAfter("one")).toBe(2);
});

it("remembers that a site is closed, and no fault", async () => {
  const closed = memoryWith(() => Promise.reject(organisationInactive({ orgName: "Harbour" })));
  expect([await closed.looksAfter("one"), await closed.looksAfter("one")]).toEqual([1, 1]);
  const faulty = memoryWith(() => Promise.reject(new Error("gone")));
  expect([await faulty.looksAfter("one"), await faulty.looksAfter("one")]).toEqual([1, 2]);
});

it("keeps a thousand hosts, and none whose name can't be one", async () => {
  const { looksAfter } = memoryWith();
  for (let host = 0; host <= 1000; host += 1) await looksAfter(`host-${host}`);
  expect(await looksAfter("host-1")).toBe(1001);
  expect(await looksAfter("host-0")).toBe(1002);
  await looksAfter("x".repeat(301));
  expect(await looksAfter("x".repeat(301))).toBe(1004);
});
