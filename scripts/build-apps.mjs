import { must } from "./toolchain.mjs";

const APPS = ["@carrel/api", "@carrel/admin", "@carrel/booking", "@carrel/marketing"];

/** Builds the server and its apps, where something changed since; ends the process when that fails. */
export const buildApps = (env) =>
  must(
    "pnpm",
    ["exec", "turbo", "run", "build", ...APPS.map((name) => `--filter=${name}`), "--output-logs=errors-only"],
    env,
  );
