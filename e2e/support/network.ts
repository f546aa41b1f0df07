import { CONTROL_PORT } from "./addresses";

/** Tests of this worker so far. */
let tests = 0;

/** Whoever comes from now on comes from another network: what one may ask for is not used up by the tests before. */
export async function comeFromElsewhere() {
  tests += 1;
  const address = `10.${tests >> 8}.${tests & 255}.1`;
  await fetch(`http://127.0.0.1:${CONTROL_PORT}/network?address=${address}`, { method: "POST" });
}
