// `npm start`: brings Node 24, pnpm and the dependencies, builds what changed, and serves everything on one port.
import { spawn } from "node:child_process";
import { buildApps } from "./build-apps.mjs";
import { install, root, toolchain } from "./toolchain.mjs";

const env = toolchain();
await install(env);
await buildApps(env);

// Where somebody names a database of his own, the demo's people, whose password everybody knows, come in only if asked for.
if (env.NODE_ENV !== "production" && !env.DATABASE_URL) env.CARREL_DEMO ??= "1";

// The channel lets the server notice when this process is gone, however it went.
const server = spawn("node", ["apps/api/dist/main.js"], {
  cwd: root,
  env,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
watchNpm();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** A signal to `npm start` ends npm and its shell, and never comes here: left to another parent, this process has the server stop. */
function watchNpm() {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    server.kill("SIGTERM");
  }, 500);
  look.unref();
}
