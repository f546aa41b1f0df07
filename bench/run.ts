// `pnpm bench [NAME…]`: each benchmark prints its figures and a ratio against a floor taken in the same run.
import { bookSlotBench } from "./book-slot";
import { rateLimitBench } from "./rate-limit";
import { sdkOverheadBench } from "./sdk-overhead";
import { sdkSizeBench } from "./sdk-size";

const BENCHES = {
  "book-slot": bookSlotBench,
  "rate-limit": rateLimitBench,
  "sdk-size": sdkSizeBench,
  "sdk-overhead": sdkOverheadBench,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench()) console.log(`  ${line}`);
}
