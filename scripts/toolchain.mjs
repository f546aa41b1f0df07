// Brings what the project runs on: Node 24 and the pinned pnpm. Works on any Node ≥ 20 that has npm beside it.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_MAJOR = 24;
const [, pnpmVersion] = JSON.parse(readFileSync(`${root}/package.json`, "utf8")).packageManager.split("@");

const answer = (command, args, options = {}) => {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], ...options }).trim();
  } catch {
    return null;
  }
};

/** The environment in which `node` is Node 24 or later and `pnpm` the pinned version. */
export function toolchain() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", COREPACK_ENABLE_STRICT: "0" };
  const nodeIsNew = Number(process.versions.node.split(".")[0]) >= NODE_MAJOR;
  if (nodeIsNew) env.PATH = `${dirname(process.execPath)}${delimiter}${env.PATH}`;
  const pnpmFits = nodeIsNew && answer("pnpm", ["--version"], { cwd: root, env }) === pnpmVersion;
  if (pnpmFits) return env;

  const packages = [...(nodeIsNew ? [] : [`node@${NODE_MAJOR}`]), `pnpm@${pnpmVersion}`];
  console.log(`Fetching ${packages.join(" and ")} …`);
  const path = answer("npx", ["-y", ...packages.flatMap((name) => ["-p", name]), "-c", "echo $PATH"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!path) {
    console.error(`Could not fetch ${packages.join(" and ")} through npx. Is a package registry reachable?`);
    process.exit(1);
  }
  // npx puts the folder of the fetched commands first.
  env.PATH = `${path.split(delimiter)[0]}${delimiter}${env.PATH}`;
  return env;
}

/** Runs a command, by default in the project's root, its output shown; gives the exit code. */
export function run(command, args, env, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: "inherit" });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and ends the process when it fails. */
export async function must(command, args, env) {
  const code = await run(command, args, env);
  if (code !== 0) {
    console.error(`\n\`${command} ${args.join(" ")}\` failed (exit code ${code}).`);
    process.exit(code);
  }
}

/** Installs the dependencies exactly as the lock-file says. */
export const install = (env) => must("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], env);
