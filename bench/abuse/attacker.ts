// The process of somebody who attacks: his work for what he sends is not on the clock of those whose waits are measured.
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Client } from "../../packages/sdk/src";
import type { Contract } from "../../packages/sdk/src/contract";
import { ATTACKS, type AttackName } from "./attacks";
import { caller, type Sent } from "./calls";
import type { Hall } from "./hall";

/** What the benchmark tells him. */
export type Order =
  | { is: "prepare"; attack: AttackName; address: string; from: string; hall: Hall }
  | { is: "begin" }
  | { is: "pause" };

/** What he tells the benchmark. */
export type Report =
  | { is: "ready" }
  /** All that he sent is answered: how often with what, and seconds of a processor that he took since he began. */
  | { is: "paused"; counts: Record<string, number>; seconds: number }
  | { is: "failed"; message: string };

/** What attacks are made with. */
export interface Attacker {
  hall: Hall;
  port: number;
  /** His network address. */
  from: string;
  client(key: string, options?: { counted: boolean }): Client<Contract>;
  mailed(to: string, wanted: RegExp): Promise<string>;
  send(sent: Sent): Promise<void>;
  count(what: string): void;
  /**
   * Sends so many a second, whether or not answers come, but for those that would be more than `atOnce`.
   * @param froms network addresses that take turns. Default: his own
   */
  flood(pace: { rate: number; atOnce: number; froms?: readonly string[] }, make: (turn: number) => Sent): Promise<void>;
  /** Does something again and again, so many at once. */
  repeat(atOnce: number, work: (turn: number) => Promise<void>): Promise<void>;
  /** Keeps so many connections open, and opens each anew that the server ends. */
  hold(count: number, open: () => Socket): Promise<void>;
}

/** How often a flood sends what is due: a timer for each call would cost more than the call. */
const TICK = 10;

const say = (report: Report) => void process.send?.(report);

function createAttacker(order: Extract<Order, { is: "prepare" }>) {
  const { address, from, hall } = order;
  const calls = caller(address, 256);
  let counts: Record<string, number> = {};
  let begun = process.cpuUsage();
  let isOn = false;
  const running = new Set<Promise<unknown>>();
  const whenOn: (() => void)[] = [];

  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const track = <Result>(work: Promise<Result>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
    return work;
  };
  const told = ({ status, code }: { status: number; code: string }) => count(code ? `${status} ${code}` : `${status}`);
  const nextOn = () => (isOn ? Promise.resolve() : new Promise<void>((resolve) => whenOn.push(resolve)));

  const attacker: Attacker = {
    hall,
    from,
    port: Number(new URL(address).port),
    count,
    client: (key, options) => calls.client({ from, key }, options?.counted ? told : undefined),
    mailed: (to, wanted) => calls.mailed(to, wanted),
    async send(sent) {
      told(await calls.answerTo(sent, from));
    },

    async flood({ rate, atOnce, froms = [from] }, make) {
      let turn = 0;
      let due = 0;
      let last = performance.now();
      say({ is: "ready" });
      for (;;) {
        await setTimeout(TICK);
        const now = performance.now();
        // Whoever was paused, or held up for long, doesn't make up for it.
        due = isOn ? Math.min(due + ((now - last) * rate) / 1000, rate / 10) : 0;
        last = now;
        for (; due >= 1 && running.size < atOnce; due -= 1, turn += 1) {
          const origin = froms[turn % froms.length] ?? from;
          void track(calls.answerTo(make(turn), origin).then(told));
        }
      }
    },

    async repeat(atOnce, work) {
      let turn = 0;
      say({ is: "ready" });
      const one = async () => {
        for (;;) {
          await nextOn();
          // A refusal is counted where it was answered.
          await track(work(turn++).catch(() => setTimeout(20)));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    },

    async hold(wanted, open) {
      const held = new Set<Socket>();
      say({ is: "ready" });
      for (;;) {
        await setTimeout(TICK);
        while (isOn && held.size < wanted) {
          const socket = open();
          held.add(socket);
          count("opened");
          socket.on("error", () => undefined);
          socket.once("data", (data: Buffer) => count(data.toString("latin1").slice(9, 12)));
          void track(new Promise<void>((resolve) => socket.once("close", resolve))).then(() => held.delete(socket));
        }
        if (!isOn) for (const socket of held) socket.destroy();
      }
    },
  };

  return {
    attacker,
    begin() {
      counts = {};
      begun = process.cpuUsage();
      isOn = true;
      for (const go of whenOn.splice(0)) go();
    },
    async pause() {
      isOn = false;
      while (running.size > 0) await Promise.allSettled(running);
      const { user, system } = process.cpuUsage(begun);
      say({ is: "paused", counts, seconds: (user + system) / 1e6 });
    },
  };
}

let mine: ReturnType<typeof createAttacker> | undefined;

process.on("message", (order: Order) => {
  if (order.is === "begin") mine?.begin();
  else if (order.is === "pause") void mine?.pause();
  else {
    mine = createAttacker(order);
    ATTACKS[order.attack](mine.attacker).catch((error: unknown) =>
      say({ is: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  }
});
process.on("disconnect", () => process.exit(0));
