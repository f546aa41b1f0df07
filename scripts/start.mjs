// `npm start`: brings Node 24, pnpm and the dependencies, builds what changed, and serves everything on one port.
import { spawn } from "node:child_process";
import { install, must, root, toolchain } from "./toolchain.mjs";

const APPS = ["@carrel/api", "@carrel/admin", "@carrel/booking", "@carrel/marketing"];

const env = toolchain();
await install(env);
await must(
  "pnpm",
  ["exec", "turbo", "run", "build", ...APPS.map((name) => `--filter=${name}`), "--output-logs=errors-only"],
  env,
);

if (env.NODE_ENV !== "production") env.CARREL_DEMO ??= "1";

// The channel lets the server notice when this process is gone, however it went.
const server = spawn("node", ["apps/api/dist/main.js"], {
  cwd: root,
  env,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
