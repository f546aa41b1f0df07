import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { TLSSocket } from "node:tls";
import { fileURLToPath } from "node:url";

const CADDYFILE = fileURLToPath(new URL("../../../../deploy/Caddyfile", import.meta.url));

/** Whether Caddy is installed on this machine. */
export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

/** What the shipped file says, but for this: one port of loopback, an authority of its own, and nothing of the machine's is touched. */
const configOf = (environment: NodeJS.ProcessEnv, port: number) => {
  const adapted = execFileSync("caddy", ["adapt", "--config", CADDYFILE], { env: environment, encoding: "utf8" });
  const config = JSON.parse(adapted);
  const { http, tls } = config.apps;
  http.https_port = port;
  for (const server of Object.values<Record<string, unknown>>(http.servers)) {
    server.listen = [`127.0.0.1:${port}`];
    server.automatic_https = { disable_redirects: true };
  }
  for (const policy of tls.automation.policies) policy.issuers = [{ module: "internal" }];
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  config.admin = { disabled: true };
  return config;
};

const ended = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
};

/** What a visitor got. */
export interface Visit {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** Who signed the certificate. */
  issuer: string;
  /** For which names it is. */
  names: string | undefined;
}

/**
 * Runs Caddy with the file that is shipped.
 * @param port of loopback, where it serves https
 * @param upstream where Carrel listens, such as `127.0.0.1:4000`
 */
export const startCaddy = async (port: number, upstream: string) => {
  const folder = mkdtempSync(join(tmpdir(), "carrel-caddy-"));
  const environment = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CARREL_UPSTREAM: upstream,
  };
  const child = spawn("caddy", ["run", "--config", "-"], { env: environment, stdio: ["pipe", "ignore", "pipe"] });
  const close = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  child.stdin.end(JSON.stringify(configOf(environment, port)));
  const isUp = new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on("line", (line) => {
      said.push(line);
      if (line.includes("serving initial configuration")) resolve();
    });
    child.once("exit", () => reject(new Error(`Caddy ended:\n${said.join("\n")}`)));
  });
  await isUp.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const ca = readFileSync(join(folder, "caddy/pki/authorities/local/root.crt"));

  /** Opens an address as a browser does that believes Caddy's authority. @throws Error where there is no certificate for the name */
  const visit = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<Visit>((resolve, reject) => {
      const given = { host: `${host}:${port}`, ...headers };
      const asked = request({ host: "127.0.0.1", port, servername: host, path, headers: given, ca, agent: false });
      asked.once("error", reject);
      asked.once("response", async (response) => {
        const { socket } = response;
        const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : null;
        const chunks: Buffer[] = await response.toArray();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          issuer: String(certificate?.issuer.CN),
          names: certificate?.subjectaltname,
        });
      });
      asked.end();
    });
  return { visit, close };
};
