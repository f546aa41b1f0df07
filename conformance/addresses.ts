import { join } from "node:path";
import { appOfPath } from "../apps/api/src/sites/app-of-path";
import { OWN_PAGES } from "../apps/api/src/sites/own-pages";
import { readAddresses } from "../apps/vite.addresses";
import { loadModule } from "../apps/vite.load-module";
import { ADDRESSES, type AskedAddress } from "./asked/addresses";
import { literalOf, nodesIn, root, syntaxOf } from "./source";
import { type Test, tests } from "./tests";

type App = ReturnType<typeof appOfPath>;

/** An address that an app's router (or its table of pages) knows, and a test that opens it. */
export interface Address {
  app: App;
  /** As the router's patterns are written: `/desks/:deskId`. */
  path: string;
  test: Test | null;
}

/** An address that is asked for: where it is, or that it isn't. */
export interface PublicAddress extends AskedAddress {
  address: Address | null;
}

/** Opens each page that the build made, by what is there. */
const PAGES_TEST = {
  file: "e2e/tests/public-pages.spec.ts",
  title: "every page says who it is and what it is about, without a script",
};
const WALK = { file: "e2e/tests/walk.spec.ts", screens: "e2e/support/screens.ts" };

/** Every address of the three apps. */
export async function addresses(): Promise<Address[]> {
  const routed = await addressesOf("booking");
  const known = [
    ...routed,
    // Those that the server draws, and no router knows.
    ...Object.values(OWN_PAGES)
      .filter((path) => !routed.some((known) => known.path === path))
      .map((path) => ({ app: "booking" as const, path })),
    ...(await markedPages()).map((path) => ({ app: "marketing" as const, path })),
    ...(await addressesOf("admin")),
  ];
  const opened = openings(known);
  return known.map((place) => ({ ...place, test: opened.get(nameOf(place)) ?? null }));
}

/** What is asked for beside what is there. */
export const publicAddresses = (known: readonly Address[]): PublicAddress[] =>
  ADDRESSES.map((asked) => {
    const app = appOfPath(asked.host, asked.path, true);
    const start = asked.path.replace(/\*$/, "");
    const isIt = ({ path }: Address) =>
      path === asked.path || (asked.path.endsWith("/*") && (path.startsWith(start) || `${path}/` === start));
    return { ...asked, address: known.find((address) => address.app === app && isIt(address)) ?? null };
  });

const addressesOf = async (app: "admin" | "booking") =>
  (await readAddresses(join(root, "apps", app))).map((path) => ({ app, path }));

/** The pages that are prerendered: the names of all tables, as the build finds them. */
const markedPages = (): Promise<string[]> =>
  loadModule(join(root, "apps/marketing"), "/src/pages/pages", ({ PAGES }) => Object.keys(PAGES));

type Place = Pick<Address, "app" | "path">;
const nameOf = ({ app, path }: Place) => `${app} ${path}`;

/** For each address the end-to-end test that opens it: the one that opens the fewest others. */
function openings(known: readonly Place[]): Map<string, Test> {
  const patterns = known.map((place) => ({ place, pattern: new URLPattern({ pathname: place.path }) }));
  const placeOf = (address: string): string | null => {
    const fitting = placesIn(address).flatMap((place) =>
      patterns
        .filter(({ place: { app }, pattern }) => app === place.app && pattern.test({ pathname: place.path }))
        // The most literal one first, as a router chooses.
        .sort((one, other) => parametersOf(one.place.path) - parametersOf(other.place.path)),
    );
    return fitting[0] ? nameOf(fitting[0].place) : null;
  };
  const found = new Map<string, { test: Test; rank: number }>();
  const note = (texts: readonly string[], test: Test, penalty: number) => {
    const places = new Set(texts.flatMap((text) => placeOf(text) ?? []));
    for (const place of places) {
      const rank = penalty + places.size;
      if (rank < (found.get(place)?.rank ?? Number.POSITIVE_INFINITY)) found.set(place, { test, rank });
    }
  };
  for (const test of tests.filter(({ file }) => file.startsWith("e2e/"))) {
    note(test.opened, test, 0);
    note(test.texts, test, 1000);
  }
  const [walk] = tests.filter(({ file }) => file === WALK.file);
  if (walk)
    note(
      nodesIn(syntaxOf(WALK.screens)).flatMap((node) => literalOf(node) ?? []),
      walk,
      100,
    );
  const pages = tests.find(({ file, title }) => file === PAGES_TEST.file && title === PAGES_TEST.title);
  if (pages)
    for (const place of known)
      if (place.app === "marketing" && !found.has(nameOf(place))) found.set(nameOf(place), { test: pages, rank: 0 });
  return new Map([...found].map(([place, { test }]) => [place, test]));
}

const parametersOf = (path: string) => path.split("/").filter((part) => part.startsWith(":")).length;

/**
 * A written address as app and path: without host, search and hash; what is put in at run time stands for one part. Where no
 * host is written it is the platform's, or else a client's; a host that is put in at run time is a client's, or else the platform's.
 */
function placesIn(text: string): Place[] {
  const written = text.match(/^(https?:\/\/[^/]*|…)?(\/[^?#\s]*)/);
  if (!written) return [];
  const [, host, rest = "/"] = written;
  const path = rest
    .replaceAll(/[^/]*…[^/]*/g, "x")
    .replaceAll(/:\w+/g, "x")
    .replace(/(.)\/$/, "$1");
  return modesOf(host).map((mode) => ({ app: appOfPath(mode, path, true), path }));
}

type Mode = "platform" | "client";
/** Whose host it may be, the likeliest first. */
function modesOf(host: string | undefined): readonly Mode[] {
  if (host === "…") return ["client", "platform"];
  if (host) return [/\/\/\w+\.localhost/.test(host) ? "client" : "platform"];
  return ["platform", "client"];
}
