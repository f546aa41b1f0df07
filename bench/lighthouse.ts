import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startDemo } from "./demo-server";
import { CATEGORIES, type Look, load, look, middle, openBrowser, ROUNDS, slowdown, TIMES } from "./phone-look";

const ROOT = join(import.meta.dirname, "..");

/** The least that each figure of a page may be, in the order of `CATEGORIES`; null: nothing is held against it. */
type Goal = readonly (number | null)[];

const MARKETING: Goal = [98, 98, 98, 98];
const SITE: Goal = [95, 100, null, 100];
/** Visitors book there. What is private is no search engine's. */
const FLOW: Goal = [95, 95, 95, null];
const SIGN_IN: Goal = [90, 90, 90, null];

interface Asked {
  /** Without the port, such as `harbour.localhost`. */
  host: string;
  path: string;
  goal: Goal;
}

/** The clients whose own sites are looked at: a space with branches and a hall with one. */
const CLIENTS = ["harbour.localhost", "athena.localhost"];

const on = (host: string, goal: Goal, ...paths: string[]): Asked[] => paths.map((path) => ({ host, path, goal }));

const goalOf = (host: string, path: string) => {
  if (path.startsWith("/auth/")) return SIGN_IN;
  if (/^\/(?:qr-booking|book)\b/.test(path)) return FLOW;
  return host === "localhost" ? MARKETING : SITE;
};

/** Beyond so many pages of one folder, such as of the documentation, the next is built as they are. */
const OF_ONE_KIND = 2;

/** One or two pages of each kind that the build lists. */
function kindsOfMarketing(): string[] {
  const listed: { path: string }[] = JSON.parse(readFileSync(join(ROOT, "apps/marketing/dist/.pages.json"), "utf8"));
  const folderOf = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf("/"));
  return [...Map.groupBy(listed, folderOf)].flatMap(([folder, pages]) =>
    (folder === "" ? pages : pages.slice(0, OF_ONE_KIND)).map(({ path }) => path),
  );
}

const usualPages = (): Asked[] => [
  ...on("localhost", MARKETING, ...kindsOfMarketing()),
  ...on("localhost", FLOW, "/qr-booking/HARBOUR"),
  ...CLIENTS.flatMap((host) => [...on(host, SITE, "/", "/info", "/contact"), ...on(host, FLOW, "/book")]),
  ...on("localhost", SIGN_IN, "/auth/login"),
];

/** @param argument such as `/pricing`, or `harbour.localhost/book` */
function pageOf(argument: string): Asked {
  const at = argument.indexOf("/");
  const [host, path] = [argument.slice(0, at) || "localhost", argument.slice(at)];
  return { host, path, goal: goalOf(host, path) };
}

const figures = (looks: Look[], goal: Goal) =>
  CATEGORIES.map((_, at) => {
    const figure = middle(looks, ({ scores }) => scores[at] ?? 0);
    return figure < (goal[at] ?? 0) ? `**${figure}**` : String(figure);
  });

function row({ host, path, goal }: Asked, looks: Look[]) {
  const times = Object.keys(TIMES).map((_, at) => String(Math.round(middle(looks, ({ times }) => times[at] ?? 0))));
  const cells = [
    `${host === "localhost" ? "" : host}${path}`,
    ...figures(looks, goal),
    ...times,
    middle(looks, ({ shift }) => shift).toFixed(3),
    (middle(looks, ({ bytes }) => bytes) / 1000).toFixed(0),
    [...new Set(looks.flatMap(({ failed }) => failed))].join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

/**
 * Lighthouse's phone profile over the public pages: medians of five looks, and in bold what is below its aim.
 * @param pages those alone; none: each kind of page that visitors and buyers open
 */
export async function lighthouseBench(pages: readonly string[]): Promise<string[]> {
  const asked = pages.length > 0 ? pages.map(pageOf) : usualPages();
  const server = await startDemo(ROOT);
  const before = load();
  const { port, browser } = await openBrowser();
  const urlOf = ({ host, path }: Asked) => `http://${host}:${server.port}${path}`;
  try {
    const first = [];
    for (const page of asked.slice(0, 3)) first.push(await look(urlOf(page), { port }));
    const index = middle(first, (seen) => seen.index);
    const rows: string[] = [];
    for (const page of asked) {
      const looks: Look[] = [];
      while (looks.length < ROUNDS) looks.push(await look(urlOf(page), { port, index }));
      rows.push(row(page, looks));
    }
    return [
      "| Page | Performance | Accessibility | Best practices | SEO | LCP, ms | FCP, ms | TBT, ms | CLS | kB | Not passed |",
      "| ---- | ----------: | ------------: | -------------: | --: | ------: | ------: | ------: | --: | -: | ---------- |",
      ...rows,
      `this machine's index ${Math.round(index)}: reckoned ${slowdown(index).toFixed(1)} times as long`,
      `load of the machine: ${before} before, ${load()} after`,
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
