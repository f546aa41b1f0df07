import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order, Report } from "./attacker";

const PROGRAM = fileURLToPath(new URL("./attacker.ts", import.meta.url));

/** Starts an attacker's process. It is ready, and does nothing yet. @throws Error when he can't prepare what he does */
export async function startAttack(order: Omit<Extract<Order, { is: "prepare" }>, "is">) {
  const child = fork(PROGRAM, { execArgv: ["--import", "tsx"] });
  const tell = (said: Order) => void child.send(said);
  const hears = async <Is extends Report["is"]>(is: Is): Promise<Extract<Report, { is: Is }>> => {
    const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`The attacker ended with ${code}`)));
    for (;;) {
      const [report]: Report[] = await Promise.race([once(child, "message"), ended]);
      if (report?.is === "failed") throw new Error(`The attacker failed: ${report.message}`);
      if (report?.is === is) return report as Extract<Report, { is: Is }>;
    }
  };
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const ready = hears("ready");
  tell({ is: "prepare", ...order });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    begin: () => tell({ is: "begin" }),
    /** Begins no more, and waits until all is answered. */
    async pause() {
      const paused = hears("paused");
      tell({ is: "pause" });
      return paused;
    },
    stop,
  };
}
