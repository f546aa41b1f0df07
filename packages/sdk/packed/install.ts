import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const REPOSITORY = join(import.meta.dirname, "../../..");

/** The published packages that an application can be given. */
export type Published = "sdk" | "hooks";

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** An application outside the repository into which pnpm has installed packed packages. */
export interface Application {
  directory: string;
  /** What publishing the package would upload. */
  tarball: string;
  /** Where the package is installed. */
  installed: string;
  /** Runs a file of the application with Node and gives what it prints. */
  run(file: string, args?: readonly string[]): string;
  /** Writes a file into the application. */
  write(file: string, text: string): void;
}

const manifestOf = (name: Published): Manifest =>
  JSON.parse(readFileSync(join(REPOSITORY, "packages", name, "package.json"), "utf8"));

const tool = (file: string, args: readonly string[], cwd: string) =>
  execFileSync(file, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Builds a package (turbo repeats what it has built before), and packs it as publishing would. */
function pack(name: Published, directory: string): string {
  const turbo = join(REPOSITORY, "node_modules/.bin/turbo");
  tool(turbo, ["run", "build", `--filter=@carrel/${name}`, "--output-logs=errors-only"], REPOSITORY);
  tool("pnpm", ["pack", "--pack-destination", directory], join(REPOSITORY, "packages", name));
  return join(directory, `carrel-${name}-${manifestOf(name).version}.tgz`);
}

/** A package of the repository's own tools, wherever one of `users` has it. */
function linked(dependency: string, users: readonly string[]): string {
  for (const user of users) {
    try {
      return `link:${realpathSync(join(REPOSITORY, user, "node_modules", dependency))}`;
    } catch {
      // Another of them has it.
    }
  }
  throw new Error(`None of ${users.join(", ")} depends on ${dependency}`);
}

/**
 * Packs a package, and the SDK that it needs, and installs them into a new application from their tarballs, as a
 * stranger would. What they and the application need beside them is linked from the repository: no registry is asked.
 * @param tools what the application uses of the repository's own dependencies, such as `vite`
 */
export function installPacked(name: Published, tools: readonly string[] = []): Application {
  const directory = mkdtempSync(join(tmpdir(), "carrel-packed-"));
  const sdk = pack("sdk", directory);
  const tarball = name === "sdk" ? sdk : pack(name, directory);
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  const links = (names: readonly string[], users: readonly string[]) =>
    names.map((dependency) => [dependency, linked(dependency, users)]);
  const manifest = {
    name: "application",
    private: true,
    type: "module",
    dependencies: Object.fromEntries([
      ["@carrel/sdk", `file:${sdk}`],
      [`@carrel/${name}`, `file:${tarball}`],
      ...links(tools, ["apps/booking", "packages/hooks", "packages/sdk", "."]),
    ]),
  };
  write("package.json", JSON.stringify(manifest));
  // The hooks ask for the SDK by a version that no registry has yet. JSON is YAML too.
  const needed = links(Object.keys(manifestOf("sdk").dependencies ?? {}), ["packages/sdk"]);
  write(
    "pnpm-workspace.yaml",
    JSON.stringify({ overrides: Object.fromEntries([["@carrel/sdk", `file:${sdk}`], ...needed]) }),
  );
  tool("pnpm", ["install", "--offline", "--ignore-scripts"], directory);
  return {
    directory,
    tarball,
    installed: join(directory, "node_modules/@carrel", name),
    write,
    run: (file, args = []) => tool(process.execPath, [file, ...args], directory),
  };
}
