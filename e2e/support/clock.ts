import { CONTROL_PORT } from "./addresses";

/** Sets the server's clock ahead of the machine's. */
export async function setClockAhead(minutes: number) {
  await fetch(`http://127.0.0.1:${CONTROL_PORT}/?minutes=${minutes}`, { method: "POST" });
}
