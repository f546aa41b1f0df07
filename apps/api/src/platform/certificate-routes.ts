import type { Hono } from "hono";
import type { Database } from "../database/port";
import type { Env } from "../pipeline/env";
import { notAvailable } from "../pipeline/no-such-call";
import { type Homes, hostnameOf } from "../sites/host";
import { isCertified } from "../sites/host-owner";
import type { SiteMemory } from "../sites/site-memory";
import { forwardingHeader } from "./proxy-warning";

const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

export interface CertificateOptions {
  homes: Homes;
  /** Whether an address is one of our own proxies. */
  trusts: (address: string) => boolean;
  memory: SiteMemory<true>;
}

/**
 * Mounts what our proxy asks before it gets a certificate for a name: 200 for one that is served, else 404. It answers a proxy
 * itself and nobody whom one passed on: what a visitor could ask here is whose customers a platform has.
 */
export const mountCertificates = (
  app: Hono<Env>,
  database: Database,
  { homes, trusts, memory }: CertificateOptions,
) => {
  app.get("/internal/tls", async (context) => {
    context.set("route", "/internal/tls");
    const peer = context.env?.address ?? "";
    if (!(LOOPBACK.test(peer) || trusts(peer)) || forwardingHeader(context.req.raw.headers) !== undefined) {
      throw notAvailable();
    }
    const hostname = hostnameOf(context.req.query("domain") ?? "");
    if (hostname === null) throw notAvailable();
    const look = () => database.lookup((db) => isCertified(db, hostname, homes));
    const found = await memory.find(hostname, async () => ((await look()) ? true : null));
    if (!found) throw notAvailable();
    return new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
  });
};
