import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright";
import { chromiumPath } from "../packages/ui/scripts/chromium-path.mjs";
import { freePort } from "./demo-server";
import { takeOwnTime } from "./first-paint-own-time";

/** The network and the processor are slowed down, in the place of reckoning what a slow one would have taken. */
const IS_SLEPT = process.env.FIRST_PAINT_SLEPT === "1";
/** Looks at a page, of which the median counts. */
export const ROUNDS = Number(process.env.FIRST_PAINT_ROUNDS ?? 5);

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export const TIMES = {
  LCP: "largest-contentful-paint",
  FCP: "first-contentful-paint",
  TBT: "total-blocking-time",
} as const;

export interface Look {
  scores: number[];
  times: number[];
  shift: number;
  bytes: number;
  requests: number;
  /** What kept a figure other than performance from 100. */
  failed: string[];
  /** Of this machine's processor, by Lighthouse's own benchmark. */
  index: number;
}

/** What a cheap phone's processor scores in Lighthouse's benchmark (Moto G Power 2022), by which DevTools calibrates, too. */
const PHONE_INDEX = 264;

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const slowdown = (index: number) => Math.max(1, index / PHONE_INDEX);

/**
 * Opens a page as Lighthouse's phone does: a slow network and a slow processor, both reckoned rather than slept.
 * @param index of this machine, where it is known: what it did is reckoned as many times longer as it is quicker than the phone.
 * Lighthouse alone takes it for a desktop that is four times as quick, whatever it is
 */
export async function look(
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
  const broken = await lighthouse(url, { ...asked, gatherMode: folder }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // A page that the browser gave up, a protocol that timed out: it says nothing of the page.
  if (broken) {
    rmSync(folder, { recursive: true });
    if (triesLeft > 0) return look(url, { port, index }, triesLeft - 1);
    throw broken.error;
  }
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
    failed: CATEGORIES.filter((name) => name !== "performance")
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    index: environment?.benchmarkIndex ?? 0,
  };
}

/** Processes that wanted a processor in the last minute: beyond a few, TBT and all that hangs on it say nothing. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1);

export const middle = (looks: Look[], of: (look: Look) => number) => median(looks.map(of));

/** The browser that looks. @returns its debugging port, and what closes it */
export async function openBrowser(): Promise<{ port: number; browser: Browser }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  return { port, browser };
}
