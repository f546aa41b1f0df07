import { CONTROL_PORT } from "./addresses";

let isAhead = false;

/** Sets this worker's server ahead of the machine's clock, until the test ends. */
export async function setClockAhead(minutes: number) {
  isAhead = minutes !== 0;
  await fetch(`http://127.0.0.1:${CONTROL_PORT}/?minutes=${minutes}`, { method: "POST" });
}

/** Works one of its regular jobs, such as `domains.check`, at once. */
export async function workOn(job: string) {
  const { ok } = await fetch(`http://127.0.0.1:${CONTROL_PORT}/work?job=${job}`, { method: "POST" });
  if (!ok) throw new Error(`${job} failed`);
}

/** Sets it right where a test has turned it, however that ended. */
export async function setClockRight() {
  if (isAhead) await setClockAhead(0);
}
