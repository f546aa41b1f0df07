// Builds the server and the SDK of the release before from this clone's own history, for `npm run test:full`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, run, toolchain } from "./toolchain.mjs";

/** Names the release's commit and the last step of its schema. `expand.test.ts` reads it too. */
const RELEASE = "apps/api/src/database/release-before.json";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** @throws Error that says what to do when the clone doesn't hold the commit */
const requireCommit = (commit) => {
  try {
    git("cat-file", "-e", `${commit}^{commit}`);
  } catch {
    throw new Error(`This clone doesn't hold ${commit}, which ${RELEASE} names as the release before. ${remedy()}`);
  }
};

const remedy = () => {
  try {
    return git("rev-parse", "--is-shallow-repository") === "true"
      ? "It is shallow: `git fetch --unshallow`, and run again."
      : "Fetch the branch that has it, and run again.";
  } catch {
    return "It is no git clone; test:full needs the project's history.";
  }
};

/**
 * Takes the commit's files out of the history, installs by its own lock-file, and builds its SDK and its server. What was
 * built is kept.
 * @returns the release's folder
 * @throws Error with a sentence
 */
export async function releaseBefore(env) {
  const { commit } = JSON.parse(readFileSync(join(root, RELEASE), "utf8"));
  requireCommit(commit);
  const home = join(root, "node_modules/.cache/carrel", `release-${commit.slice(0, 12)}`);
  const whole = join(home, ".built");
  if (existsSync(whole)) return home;
  // A build that was cut short begins anew.
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const files = join(home, "release.tar");
  git("archive", "--format=tar", `--output=${files}`, commit);
  execFileSync("tar", ["-xf", files, "-C", home]);
  rmSync(files);

  const steps = [
    // The store has most of it already; what it lacks is fetched.
    ["install", "--frozen-lockfile", "--prefer-offline", "--filter=@carrel/api", "--filter=@carrel/sdk"],
    // Nobody reads its types.
    ["--filter=@carrel/sdk", "exec", "tsup", "--no-dts"],
    ["--filter=@carrel/api", "run", "build"],
  ];
  for (const step of steps) {
    const code = await run("pnpm", step, env, home);
    if (code !== 0) throw new Error(`\`pnpm ${step.join(" ")}\` failed in the release before (exit code ${code}).`);
  }
  writeFileSync(whole, "");
  return home;
}

// By itself it prints the folder, for CARREL_TEST_RELEASE_BEFORE.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await releaseBefore(toolchain()));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
