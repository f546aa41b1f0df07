import { expect, it } from "vitest";
import type { CallsAtOnce } from "./call-line";
import { createCallLine } from "./call-line";
import { countersOf, refusedCounter } from "./counted-as";
import { countedAddress } from "./network-of";

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that hold their places until the test ends them. */
const callsOn = (atOnce: Partial<CallsAtOnce>) => {
  const line = createCallLine("postgres", atOnce);
  /** Whose calls are at work, in the order in which they began. */
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (who: string, comer: ReturnType<typeof line.comerOf>) =>
    void line.take(comer, () => {
      begun.push(who);
      return new Promise<void>((end) => ends.push(end));
    });
  return {
    begun,
    stranger: (address: string) => come(address, line.comerOf(refusedCounter(countedAddress(address)), address)),
    visitor: (address: string) =>
      come(address, line.comerOf(countersOf({ limit: "visitor", caller: "k" }, countedAddress(address))[0], address)),
    account: (name: string) => come(name, line.comerOf({ limit: "account", caller: name }, "192.0.2.1")),
    async next() {
      ends.shift()?.();
      await settle();
    },
  };
};

const address = (each: number) => `203.0.113.${each}`;

it("leaves places free beside a network, however many addresses it sends from", async () => {
  const { stranger, visitor, account, begun } = callsOn({ all: 6, address: 1, account: 1 });
  for (let each = 0; each < 64; each += 1) stranger(address(each));
  visitor("198.51.100.1");
  account("owner");
  await settle();
  expect(begun).toEqual([address(0), address(1), address(2), "198.51.100.1", "owner"]);
});

it("has a visitor from elsewhere wait for a network as for one address, call after call", async () => {
  const { stranger, visitor, begun, next } = callsOn({ all: 1, address: 1 });
  for (let each = 0; each < 64; each += 1) for (let call = 0; call < 3; call += 1) stranger(address(each));
  for (let call = 0; call < 20; call += 1) visitor("198.51.100.1");
  await settle();
  for (let turn = 0; turn < 40; turn += 1) await next();
  expect(begun.filter((who) => who === "198.51.100.1").length).toBeGreaterThanOrEqual(19);
});

it("has somebody known wait for every second call of strangers at most, from wherever they come", async () => {
  const { stranger, account, begun, next } = callsOn({ all: 1, account: 1 });
  for (let each = 0; each < 64; each += 1) for (let call = 0; call < 3; call += 1) stranger(`198.18.${each}.7`);
  for (let call = 0; call < 20; call += 1) account("owner");
  await settle();
  for (let turn = 0; turn < 40; turn += 1) await next();
  expect(begun.filter((who) => who === "owner").length).toBeGreaterThanOrEqual(19);
});

it("gives one address that all calls come from, such as a proxy's, what an address has", async () => {
  const { stranger, begun } = callsOn({ all: 6, address: 5 });
  for (let call = 0; call < 20; call += 1) stranger(address(1));
  await settle();
  expect(begun).toHaveLength(5);
});
