import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Page } from "playwright";
import { chromiumPath } from "../packages/ui/scripts/chromium-path.mjs";

/** What `pnpm --filter @carrel/ui build:storybook` writes; another build of it by `STORYBOOK_STATIC`. */
const SITE = process.env.STORYBOOK_STATIC ?? join(import.meta.dirname, "../packages/ui/storybook-static");
const STORY = "/iframe.html?id=data-datatable--ten-thousand-rows&viewMode=story";

/** px that the page scrolls a frame; 0 is the floor: the same page standing still. */
const STEPS = [0, 30, 120, 600];
/** Frames of one round, and rounds; the steps take turns, so that what slows the machine slows all. */
const FRAMES = 120;
const ROUNDS = 5;

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The folder at an address of its own, and what ends that. */
async function serve(folder: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const body = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(body ?? undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Frames a second while the page scrolls by `step` px in each, from the first row on. */
const framesPerSecond = (page: Page, step: number) =>
  page.evaluate(
    async ({ step, frames }) => {
      window.scrollTo(0, 0);
      const start = await new Promise<number>(requestAnimationFrame);
      let now = start;
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy(0, step);
        now = await new Promise<number>(requestAnimationFrame);
      }
      return (frames * 1000) / (now - start);
    },
    { step, frames: FRAMES },
  );

/** What scrolling a table of 10,000 rows costs in frames: the DataTable of the built Storybook, in Chromium. */
export async function tableFramesBench(): Promise<string[]> {
  if (!existsSync(join(SITE, "iframe.html")))
    throw new Error("There is no built Storybook: run `pnpm --filter @carrel/ui build:storybook` first.");
  const site = await serve(SITE);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(site.address + STORY);
    // The story plays first: it ends at the last row but one, in a list of which only a part is in the document.
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-rowindex") === "10000");
    const rates = STEPS.map((step) => ({ step, of: [] as number[] }));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { step, of } of rates) {
        const rate = await framesPerSecond(page, step);
        // The first round warms up.
        if (round > 0) of.push(rate);
      }
    const [still = 0, ...moving] = rates.map(({ of }) => median(of));
    return [
      `${still.toFixed(1)} frames/s  floor: 10,000 rows that stand still`,
      ...moving.map(
        (rate, index) =>
          `${rate.toFixed(1)} frames/s  scrolled by ${STEPS[index + 1]} px a frame, ratio ${(rate / still).toFixed(2)}`,
      ),
    ];
  } finally {
    await browser.close();
    site.close();
  }
}
