// `pnpm bench [NAME…]`: each benchmark prints its figures and a ratio against a floor taken in the same run.
// `pnpm bench lighthouse /pricing harbour.localhost/book`: those pages.
import { parseArgs } from "node:util";
import { abuseBench } from "./abuse";
import { auditLogBench } from "./audit-log";
import { availabilityBench, neighboursBench } from "./availability";
import { bookHttpBench } from "./book-http";
import { bookSlotBench } from "./book-slot";
import { booksBench } from "./books";
import { bulkBench } from "./bulk";
import { dashboardBench } from "./dashboard";
import { firstPaintBench } from "./first-paint";
import { lighthouseBench } from "./lighthouse";
import { listsBench } from "./lists";
import { membershipsBench } from "./memberships";
import { raceBench } from "./race";
import { rateLimitBench } from "./rate-limit";
import { sdkOverheadBench } from "./sdk-overhead";
import { sdkSizeBench } from "./sdk-size";
import { signInsBench } from "./sign-ins";
import { tableFramesBench } from "./table-frames";

const BENCHES = {
  abuse: abuseBench,
  "audit-log": auditLogBench,
  availability: availabilityBench,
  "book-http": bookHttpBench,
  "book-slot": bookSlotBench,
  books: booksBench,
  bulk: bulkBench,
  dashboard: dashboardBench,
  "first-paint": firstPaintBench,
  lighthouse: lighthouseBench,
  lists: listsBench,
  memberships: membershipsBench,
  neighbours: neighboursBench,
  race: raceBench,
  "rate-limit": rateLimitBench,
  "sdk-size": sdkSizeBench,
  "sdk-overhead": sdkOverheadBench,
  "sign-ins": signInsBench,
  "table-frames": tableFramesBench,
};

// Also of `pnpm bench -- NAME`.
const { positionals } = parseArgs({ allowPositionals: true });
const isPage = (argument: string) => argument.includes("/");
const pages = positionals.filter(isPage);
const asked = positionals.filter((argument) => !isPage(argument));
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench(pages)) console.log(`  ${line}`);
}
