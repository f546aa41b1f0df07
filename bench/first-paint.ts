import { join, resolve } from "node:path";
import { startDemo } from "./demo-server";
import { CATEGORIES, type Look, load, look, middle, openBrowser, ROUNDS, slowdown, TIMES } from "./phone-look";

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
  const servers = await Promise.all(TREES.map(async ({ name, root }) => ({ name, ...(await startDemo(root)) })));
  const before = load();
  const { port: debugging, browser } = await openBrowser();
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
