import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromiumPath } from "../packages/ui/scripts/chromium-path.mjs";
import { takeOwnTime } from "./first-paint-own-time";

/** The network and the processor are slowed down, in the place of reckoning what a slow one would have taken. */
const IS_SLEPT = process.env.FIRST_PAINT_SLEPT === "1";
const ROUNDS = Number(process.env.FIRST_PAINT_ROUNDS ?? 5);

/** What somebody opens with his phone: the demo's places by their posters' codes, a client's own site, and the way in for staff. */
const PAGES = {
  "poster, one branch": { host: "localhost", path: "/qr-booking/ATHENA" },
  "poster, branches": { host: "localhost", path: "/qr-booking/HARBOUR" },
  "client site": { host: "harbour.localhost", path: "/" },
  "sign-in": { host: "localhost", path: "/auth/login" },
} as const;

/** This checkout, and another that is measured in turns with it: what a machine is busy with slows both alike. */
const TREES = [
  { name: "here", root: join(import.meta.dirname, "..") },
  ...(process.env.FIRST_PAINT_BESIDE ? [{ name: "beside", root: resolve(process.env.FIRST_PAINT_BESIDE) }] : []),
];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = { LCP: "largest-contentful-paint", FCP: "first-contentful-paint", TBT: "total-blocking-time" } as const;

interface Look {
  scores: number[];
  times: number[];
  shift: number;
  bytes: number;
  requests: number;
  /** Of this machine's processor, by Lighthouse's own benchmark. */
  index: number;
}

/** What a cheap phone's processor scores in Lighthouse's benchmark (Moto G Power 2022), by which DevTools calibrates, too. */
const PHONE_INDEX = 264;

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** The built server of a checkout with the demo in a folder of its own; it stops with us. */
async function start(root: string): Promise<{ port: number; stop(): Promise<void> }> {
  const main = join(root, "apps/api/dist/main.js");
  if (!existsSync(main)) throw new Error(`There is no ${main}: run \`pnpm build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), "carrel-first-paint-"));
  const port = await freePort();
  const server: ChildProcess = fork(main, [], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CARREL_DATA_DIR: folder, CARREL_DEMO: "1", LOG_LEVEL: "warn" },
    execArgv: [],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const gone = once(server, "exit");
  const said = server.stdout ? once(server.stdout, "data") : gone;
  await Promise.race([said, gone.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))]);
  server.stdout?.resume();
  return {
    port,
    async stop() {
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const slowdown = (index: number) => Math.max(1, index / PHONE_INDEX);

/**
 * Opens a page as Lighthouse's phone does: a slow network and a slow processor, both reckoned rather than slept.
 * @param index of this machine, where it is known: what it did is reckoned as many times longer as it is quicker than the phone.
 * Lighthouse alone takes it for a desktop that is four times as quick, whatever it is
 */
async function look(
  url: string,
  { port, index }: { port: number; index?: number | undefined },
  triesLeft = 2,
): Promise<Look> {
  const folder = mkdtempSync(join(tmpdir(), "carrel-look-"));
  const asked = {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: "error" as const,
    ...(IS_SLEPT && { throttlingMethod: "devtools" as const }),
    ...(index && { throttling: { cpuSlowdownMultiplier: slowdown(index) } }),
  };
  await lighthouse(url, { ...asked, gatherMode: folder });
  if (!IS_SLEPT) takeOwnTime(join(folder, "trace.json"));
  const result = await lighthouse(url, { ...asked, auditMode: folder });
  rmSync(folder, { recursive: true });
  const { categories = {}, audits = {}, environment, runtimeError } = result?.lhr ?? {};
  // On a busy machine the browser's trace may come without its beginning: that look says nothing, and is taken again.
  if (runtimeError?.code === "NO_NAVSTART" && triesLeft > 0) return look(url, { port, index }, triesLeft - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items.filter(isRecord) : [];
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    times: Object.values(TIMES).map((id) => audits[id]?.numericValue ?? 0),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    bytes: requests.reduce((sum, { transferSize }) => sum + (typeof transferSize === "number" ? transferSize : 0), 0),
    requests: requests.length,
    index: environment?.benchmarkIndex ?? 0,
  };
}

/** Processes that wanted a processor in the last minute: beyond a few, TBT and all that hangs on it say nothing. */
const load = () => (loadavg()[0] ?? 0).toFixed(1);

const middle = (looks: Look[], of: (look: Look) => number) => median(looks.map(of));

function line(name: string, looks: Look[]) {
  const scores = CATEGORIES.map(
    (category, index) => `${category} ${middle(looks, ({ scores }) => scores[index] ?? 0)}`,
  );
  const times = Object.keys(TIMES).map(
    (time, index) => `${time} ${Math.round(middle(looks, ({ times }) => times[index] ?? 0))} ms`,
  );
  return [
    name.padEnd(28),
    ...scores,
    ...times,
    `CLS ${middle(looks, ({ shift }) => shift).toFixed(3)}`,
    `${(middle(looks, ({ bytes }) => bytes) / 1000).toFixed(0)} kB`,
    `${middle(looks, ({ requests }) => requests)} requests`,
  ].join("  ");
}

/** What a visitor's phone sees first, and when: Lighthouse's phone profile, medians of five looks at each page. */
export async function firstPaintBench(): Promise<string[]> {
  const only = process.env.FIRST_PAINT_ONLY?.split(",");
  const pages = Object.entries(PAGES).filter(([name]) => !only || only.some((part) => name.includes(part)));
  const servers = await Promise.all(TREES.map(async ({ name, root }) => ({ name, ...(await start(root)) })));
  const debugging = await freePort();
  const before = load();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${debugging}`],
  });
  try {
    const lines: string[] = [];
    const first = [];
    for (const { port } of servers) {
      for (const [, { host, path }] of pages)
        first.push(await look(`http://${host}:${port}${path}`, { port: debugging }));
    }
    const index = middle(first, (seen) => seen.index);
    for (const [page, { host, path }] of pages) {
      const seen = servers.map(({ name, port }) => ({
        name,
        url: `http://${host}:${port}${path}`,
        looks: [] as Look[],
      }));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { url, looks } of seen) looks.push(await look(url, { port: debugging, index }));
      lines.push(...seen.map(({ name, looks }) => line(TREES.length > 1 ? `${page}, ${name}` : page, looks)));
    }
    return [
      ...lines,
      `this machine's index ${Math.round(index)}: reckoned ${slowdown(index).toFixed(1)} times as long`,
      `load of the machine: ${before} before, ${load()} after`,
    ];
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
