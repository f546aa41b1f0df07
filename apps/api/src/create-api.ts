import type { BookableOrganisation, PlanCatalogue, PublicSite } from "@carrel/sdk";
import { contract } from "@carrel/sdk/contract";
import { validation } from "@carrel/sdk/validation";
import { Hono, type Context as HonoContext } from "hono";
import { createBookingLinks } from "./codes/booking-links";
import { createDeviceTokens } from "./codes/device-tokens";
import { createNetworkKey } from "./codes/network-key";
import { newToken } from "./codes/secrets";
import { createVault } from "./codes/vault";
import { handlers } from "./handlers";
import { type Endpoint, implement } from "./implement";
import { pending } from "./pending";
import { answerCall } from "./pipeline/answer-call";
import { answerFailure } from "./pipeline/answer-failure";
import { createRefusalAudit } from "./pipeline/audit-refusals";
import { createCallLine } from "./pipeline/call-line";
import { preflight, setCorsHeaders } from "./pipeline/cors";
import { createKnownProofs } from "./pipeline/counted-as";
import type { Env } from "./pipeline/env";
import { createKeyUse } from "./pipeline/key-use";
import { createPageLimits } from "./pipeline/limit-pages";
import { allowedMethods, methodNotAllowed, notAvailable } from "./pipeline/no-such-call";
import { createRateLimits, LIMITS, type Limits } from "./pipeline/rate-limit";
import { type Peer, requestFacts } from "./pipeline/request-facts";
import { setSecurityHeaders } from "./pipeline/security-headers";
import { createSessionUse } from "./pipeline/session-use";
import { assertTenantsKnown } from "./pipeline/tenant";
import { createTurns } from "./pipeline/turns";
import { mountCalendars } from "./platform/calendar-routes";
import { mountCertificates } from "./platform/certificate-routes";
import { mountCheckout } from "./platform/checkout-routes";
import { createFileAddresses } from "./platform/files/file-addresses";
import { mountFiles } from "./platform/files/file-routes";
import { type Metrics, noMetrics } from "./platform/metrics";
import { openApiRoute } from "./platform/openapi";
import { mountOperations } from "./platform/operations";
import { mountOutbox } from "./platform/outbox-routes";
import { createProxyWarning } from "./platform/proxy-warning";
import { createRateCounters } from "./platform/rate-counters";
import { mountSandbox } from "./platform/sandbox-routes";
import { mountMailStops } from "./platform/stop-routes";
import { policies } from "./policies";
import type { Ports } from "./ports";
import { askPublicFor } from "./sites/ask-public";
import { createSites } from "./sites/create-sites";
import type { FoundSite } from "./sites/find-site";
import type { SiteFiles } from "./sites/site-files";
import { createSiteMemory } from "./sites/site-memory";

export interface ApiOptions {
  /** Asks the people of the super organisation and of resellers for a second factor. Default: only where they ask it themselves. */
  isProduction?: boolean;
  /** Opens `/dev/outbox`; never in production. */
  demo?: boolean;
  /** The address under which people know the platform, such as `https://app.example.com`. Default: development's. */
  publicUrl?: string;
  /** The code of the organisation whose site stands on hosts without a name. Default: the platform does. */
  defaultOrgCode?: string | undefined;
  /** Whether an address is one of our own proxies. Default: none is. */
  trusts?: ((address: string) => boolean) | undefined;
  /** Default: `LIMITS` of pipeline/rate-limit.ts. */
  limits?: Limits;
  /** Checks what handlers give against the rows' schemas: for tests. */
  checksOutput?: boolean;
  /**
   * Signs the addresses of stored files and the tokens of devices, and seals the secrets of authenticator apps. Default: made up, so that all end
   * with this server.
   */
  signingSecret?: string | undefined;
  /** Told of an organisation whose staff are to be told of events, which have been committed. Default: the sweep finds them. */
  onEvents?: (orgId: string) => void;
  metrics?: Metrics;
  /** What `/metrics` asks for as a bearer token. Default: in production it is not there, elsewhere it is open. */
  metricsToken?: string | undefined;
  /** The built apps. Without them only the API is served. */
  files?: SiteFiles;
  /** False once the server is on its way out: `/readyz` then answers 503. */
  isReady?: () => boolean;
  /** Carrel's version, for the OpenAPI document. */
  version?: string;
}

/** Where a server in development is reached. */
const DEVELOPMENT_URL = "http://localhost:4000";

export interface Api {
  /** Answers one request, by web standards alone. `peer` is what only the socket knows. */
  fetch(request: Request, peer?: Peer): Promise<Response>;
}

/**
 * Makes the server out of its ports: the API under `/api`, its health and figures, and the apps by host and path.
 * @throws Error when the contract holds a public call whose tenant nobody can find
 * @example const response = await createApi(ports).fetch(new Request("http://localhost/api/admin/session"));
 */
export const createApi = (ports: Ports, options: ApiOptions = {}): Api =>
  serve(implement(contract, validation, handlers, policies, pending), ports, options);

/**
 * As `createApi`, with endpoints of one's own.
 * @throws Error when one of them is a public call whose tenant nobody can find
 * @example const api = serve(implement(contract, validation, handlers, policies, pending), ports, {});
 */
export const serve = (endpoints: readonly Endpoint[], ports: Ports, options: ApiOptions): Api => {
  assertTenantsKnown(endpoints);
  const metrics = options.metrics ?? noMetrics;
  const publicUrl = options.publicUrl ?? DEVELOPMENT_URL;
  const homes = { publicUrl, defaultOrgCode: options.defaultOrgCode };
  const facts = { trusts: options.trusts ?? (() => false), homes };
  const signingSecret = options.signingSecret ?? newToken(ports.random);
  const addresses = createFileAddresses(signingSecret);
  const proxies = createProxyWarning(ports.log, options.trusts !== undefined);
  const memory = {
    sites: createSiteMemory<FoundSite>(ports.clock),
    places: createSiteMemory<BookableOrganisation>(ports.clock),
    ownSites: createSiteMemory<PublicSite>(ports.clock),
    embeds: createSiteMemory<readonly string[]>(ports.clock),
    catalogues: createSiteMemory<PlanCatalogue>(ports.clock),
    certified: createSiteMemory<true>(ports.clock),
  };
  const sites = options.files && createSites(ports, options.files, memory, { demo: options.demo ?? false, homes });
  const pageLimits = createPageLimits((options.limits ?? LIMITS).general);
  const pipeline = {
    addresses,
    devices: createDeviceTokens(signingSecret, ports.random),
    bookingLinks: createBookingLinks(signingSecret),
    vault: createVault(signingSecret, ports.random),
    networkKey: createNetworkKey(signingSecret),
    isProduction: options.isProduction ?? false,
    limits: createRateLimits(createRateCounters(ports), options.limits),
    line: createCallLine(ports.database.kind, options.limits?.atOnce),
    knownProofs: createKnownProofs(),
    noteKeyUse: createKeyUse(ports),
    noteSessionUse: createSessionUse(ports),
    checksOutput: options.checksOutput ?? false,
    refusals: createRefusalAudit(ports),
    turns: createTurns(),
    drawSite: sites?.preview ?? (async () => null),
    onEvents: options.onEvents ?? (() => undefined),
    onWritten: (areas: readonly string[]) => {
      for (const shown of Object.values(memory)) shown.forget(areas);
    },
  };

  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const started = performance.now();
    const read = requestFacts(context.req.raw, context.env ?? {}, ports.random, facts);
    context.set("facts", read);
    context.set("route", "unmatched");
    proxies.note(context.req.raw.headers);
    await next();
    setSecurityHeaders(context.res.headers, read);
    const line = {
      requestId: read.id,
      method: context.req.method,
      route: context.get("route"),
      status: context.res.status,
    };
    const seconds = (performance.now() - started) / 1000;
    metrics.observe({ ...line, seconds });
    ports.log.info({ ...line, milliseconds: Math.round(seconds * 1000) }, "request");
  });
  app.onError((error, context) => answerFailure(error, context.get("facts").id, ports.log));

  app.use(async (context, next) => {
    const refusal = await pageLimits(context.req.path, context.get("facts").address);
    return refusal ?? next();
  });
  app.use("/api/*", async (context, next) => {
    await next();
    setCorsHeaders(context.res.headers);
  });
  app.get("/api/openapi.json", openApiRoute(options.version ?? "0.0.0"));
  for (const endpoint of endpoints) {
    app.on(endpoint.method, routerPath(endpoint), (context) => {
      context.set("route", `/api${endpoint.path}`);
      return answerCall(
        ports,
        { request: context.req.raw, facts: context.get("facts"), endpoint, path: context.req.param() },
        pipeline,
      );
    });
  }
  app.all("/api/*", (context) => {
    const allowed = allowedMethods(endpoints, context.req.path.slice("/api".length));
    if (context.req.method === "OPTIONS") return preflight(allowed);
    if (allowed.length === 0) throw notAvailable();
    return methodNotAllowed(context.req.method, allowed, context.get("facts").id);
  });

  mountOperations(app, ports, {
    metrics,
    metricsToken: options.metricsToken,
    isProduction: options.isProduction ?? false,
    isReady: options.isReady ?? (() => true),
    warnings: () => (proxies.isSuspected() ? [proxies.warning] : []),
  });
  mountCertificates(app, ports.database, { homes, trusts: facts.trusts, memory: memory.certified });
  mountFiles(app, ports, addresses);
  mountCheckout(app, ports);
  mountSandbox(app, ports.payments);
  mountMailStops(app, ports);
  mountCalendars(app, ports);
  if (options.demo) mountOutbox(app, ports.database);
  if (sites) {
    const answer = (context: HonoContext<Env>) => {
      context.set("route", "site");
      const { raw } = context.req;
      const send = (call: Request) => app.fetch(call, context.env);
      return sites.answer(raw, { calledOrigin: context.get("facts").calledOrigin, ask: askPublicFor(raw, send), send });
    };
    app.get("*", answer);
    // The form of a site's page, from a browser that runs no script.
    app.post("/contact", answer);
  }
  app.all("*", () => {
    throw notAvailable();
  });

  return { fetch: async (request, peer = {}) => app.fetch(request, peer) };
};

const routerPath = ({ path }: Endpoint) => `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
