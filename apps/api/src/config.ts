import * as z from "zod";
import type { RazorpayOptions } from "./adapters/razorpay-payments";
import type { S3Options } from "./adapters/s3-files";
import type { StripeOptions } from "./adapters/stripe-payments";
import { trustedProxies } from "./adapters/trusted-proxies";
import type { Limit } from "./limit";
import { type GeneralLimits, LIMITS, type Limits } from "./pipeline/rate-limit";
import { ORG_CODE } from "./sites/host";

/** Set but empty means not set: that is how shells and compose files leave things out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const flag = z.preprocess((value) => ["1", "true", "yes"].includes(String(value ?? "").toLowerCase()), z.boolean());

const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(text), `Use a URL such as ${example}`);

/** Without a host it has a Unix socket: `?host=` names its folder, as PostgreSQL's own tools write it. */
const databaseUrl = (user: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text.replace("@/", "@socket/")) && /^postgres(?:ql)?:/.test(text),
      `Use a URL such as postgres://${user}:password@host/carrel or postgres://${user}@/carrel?host=/run/postgresql`,
    );

const Port = z.preprocess(
  (value) => (value === undefined || value === "" ? 4000 : Number(value)),
  z.int("Use a port number").min(0, "Use a port number").max(65_535, "Use a port number"),
);

const listOf = (text: unknown) =>
  String(text ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

const ProxyList = z.preprocess(
  listOf,
  z.array(z.string()).superRefine((ranges, context) => {
    try {
      trustedProxies(ranges);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof RangeError ? error.message : "Use addresses" });
    }
  }),
);

/** An address alone, as DNS has it. */
const IP = z.union([z.ipv4(), z.ipv6()]);
const ADDRESSES = "Use IP addresses, with commas between them";

const isResolver = (server: string) => {
  const [, bracketed, host, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(server) ?? [];
  const address = bracketed ?? host ?? server;
  return IP.safeParse(address).success && Number(port ?? 53) <= 65_535;
};
const Resolvers = z.preprocess(
  listOf,
  z.array(z.string().refine(isResolver, `${ADDRESSES}, such as 9.9.9.9 or [2620:fe::fe]:53`)),
);
const Addresses = z.preprocess(listOf, z.array(z.string().refine((text) => IP.safeParse(text).success, ADDRESSES)));

const MOST_POINTS = 1_000_000;
const POINTS = `Use a whole number from 1 to ${MOST_POINTS}, points a second, or off`;

/** Points a second; null: no such limit. */
const Points = optional(
  z.union(
    [
      z.literal("off").transform(() => null),
      z.string().regex(/^\d+$/, POINTS).transform(Number).pipe(z.int(POINTS).min(1, POINTS).max(MOST_POINTS, POINTS)),
    ],
    POINTS,
  ),
);

const MOST_CALLS = 1000;
const CALLS = `Use a whole number from 1 to ${MOST_CALLS}`;
const Calls = optional(
  z.string().regex(/^\d+$/, CALLS).transform(Number).pipe(z.int(CALLS).min(1, CALLS).max(MOST_CALLS, CALLS)),
);

const MOST_DRAIN = "Use 0 to 300 seconds";

const Environment = z.object({
  PORT: Port,
  HOST: optional(z.string()),
  PUBLIC_URL: optional(url(/^https?:/, "https://app.example.com")),
  DEFAULT_ORG_CODE: optional(z.string().regex(ORG_CODE, "Use an organisation's code, such as HARBOUR")),
  DATABASE_URL: optional(databaseUrl("user")),
  DATABASE_MIGRATION_URL: optional(databaseUrl("owner")),
  CARREL_DATA_DIR: optional(z.string()),
  SMTP_URL: optional(url(/^smtps?:/, "smtps://user:password@mail.example.com")),
  MAIL_FROM: optional(z.string()),
  CARREL_WITHOUT_MAIL: flag,
  TRUSTED_PROXIES: ProxyList,
  DNS_SERVERS: Resolvers,
  SITE_ADDRESSES: Addresses,
  RATE_LIMITS: optional(z.enum(["on", "off"], "Use on or off")),
  RATE_LIMIT_ACCOUNT: Points,
  RATE_LIMIT_SECRET_KEY: Points,
  RATE_LIMIT_VISITOR: Points,
  RATE_LIMIT_ADDRESS: Points,
  RATE_LIMIT_PAGES: Points,
  RATE_LIMIT_CHECKS: Points,
  CALLS_AT_ONCE: Calls,
  CALLS_AT_ONCE_ACCOUNT: Calls,
  CALLS_AT_ONCE_ADDRESS: Calls,
  S3_ENDPOINT: optional(url(/^https?:/, "https://s3.eu-central-1.amazonaws.com")),
  S3_BUCKET: optional(z.string()),
  S3_KEY: optional(z.string()),
  S3_SECRET: optional(z.string()),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_BASE_URL: optional(url(/^https?:/, "https://api.razorpay.com")),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^[sr]k_/, "Use a secret or restricted key, which begins with sk_ or rk_"),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_BASE_URL: optional(url(/^https?:/, "https://api.stripe.com")),
  SIGNING_SECRET: optional(z.string().min(32, "Use at least 32 characters")),
  METRICS_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, "Use at least 16 visible ASCII characters")),
  DRAIN_SECONDS: optional(z.coerce.number("Use a number of seconds").min(0, MOST_DRAIN).max(300, MOST_DRAIN)),
  CARREL_DEMO: flag,
  NODE_ENV: optional(z.string()),
  LOG_LEVEL: optional(z.enum(["info", "warn", "error", "silent"])),
});

/** How the server is to run. */
export interface Config {
  port: number;
  host: string;
  /** The platform's address as people know it, without a slash at its end: what mails link to. */
  publicUrl: string;
  /** Whose site stands on hosts without a name; absent: the platform does. */
  defaultOrgCode: string | undefined;
  database: { url: string; migrationUrl: string | undefined } | { dataDir: string };
  files: S3Options | { folder: string };
  /** With neither, the sandbox, which moves no money; never both. */
  razorpay: RazorpayOptions | null;
  stripe: StripeOptions | null;
  /** Absent: made up, and kept beside the embedded database. */
  signingSecret: string | undefined;
  mail: { url: string; from: string } | null;
  /** Addresses and CIDR ranges. */
  trustedProxies: string[];
  /** Resolvers that are asked about organisations' domains; none: the machine's own. */
  dnsServers: string[];
  /** Where the platform's host is reached, for domains that can't be an alias of it; none: where DNS says. */
  siteAddresses: string[];
  limits: Limits;
  /** What `/metrics` asks for; absent: in production it is not there. */
  metricsToken: string | undefined;
  /** Seconds for which a server that was told to stop goes on serving, so that nobody sends it more. */
  drainSeconds: number;
  demo: boolean;
  /** Whether the demo's places have pictures: drawing them takes a second, which tests have no use for. */
  demoPhotos: boolean;
  /** Whether `NODE_ENV` says so: what harms people is then refused. */
  isProduction: boolean;
  logLevel: "info" | "warn" | "error" | "silent";
}

/** The environment can't be run with; the message names the variables. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const S3_VARIABLES = ["S3_ENDPOINT", "S3_BUCKET", "S3_KEY", "S3_SECRET"] as const;

/** @throws ConfigError when only some of them are set: files must not end up in a folder that nobody looks into */
const fileStoreOf = (env: z.output<typeof Environment>): S3Options | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = env;
  if (endpoint && bucket && key && secret) return { endpoint, bucket, key, secret };
  const missing = S3_VARIABLES.filter((name) => !env[name]);
  if (missing.length === S3_VARIABLES.length) return null;
  throw new ConfigError(missing.map((name) => `${name}: set it beside the other S3 variables`).join("\n"));
};

/** @throws ConfigError when only one of key and secret is set */
const razorpayOf = (env: z.output<typeof Environment>): RazorpayOptions | null => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret, RAZORPAY_BASE_URL: baseUrl } = env;
  if (keyId && keySecret) return { keyId, keySecret, webhookSecret, baseUrl };
  if (keyId) throw new ConfigError("RAZORPAY_KEY_SECRET: set it beside RAZORPAY_KEY_ID");
  if (keySecret) throw new ConfigError("RAZORPAY_KEY_ID: set it beside RAZORPAY_KEY_SECRET");
  return null;
};

const stripeOf = (env: z.output<typeof Environment>): StripeOptions | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = env;
  if (secretKey) return { secretKey, webhookSecret, baseUrl };
  if (webhookSecret) throw new ConfigError("STRIPE_SECRET_KEY: set it beside STRIPE_WEBHOOK_SECRET");
  return null;
};

/**
 * Where subscriptions are paid.
 * @throws ConfigError where it is two, and for production without one
 */
const gatewayOf = (env: z.output<typeof Environment>): Pick<Config, "razorpay" | "stripe"> => {
  const [razorpay, stripe] = [razorpayOf(env), stripeOf(env)];
  if (razorpay && stripe) {
    throw new ConfigError("STRIPE_SECRET_KEY: leave it out, or the keys of Razorpay: there is one gateway at a time");
  }
  if (env.NODE_ENV === "production" && !razorpay && !stripe) {
    throw new ConfigError(
      "RAZORPAY_KEY_ID: set it with RAZORPAY_KEY_SECRET, or set STRIPE_SECRET_KEY; production needs either, since the sandbox takes no money",
    );
  }
  return { razorpay, stripe };
};

/** The limits as they are, but for what is set. */
const limitsOf = (env: z.output<typeof Environment>): Limits => {
  if (env.RATE_LIMITS === "off") return { general: null, tight: null, atOnce: null };
  const set = (name: keyof GeneralLimits, points: number | null | undefined): Limit | null => {
    if (points === undefined) return LIMITS.general[name];
    return points === null ? null : { calls: points, seconds: 1 };
  };
  const { CALLS_AT_ONCE: all, CALLS_AT_ONCE_ACCOUNT: account, CALLS_AT_ONCE_ADDRESS: address } = env;
  return {
    ...LIMITS,
    atOnce: { ...(all && { all }), ...(account && { account }), ...(address && { address }) },
    general: {
      account: set("account", env.RATE_LIMIT_ACCOUNT),
      secretKey: set("secretKey", env.RATE_LIMIT_SECRET_KEY),
      visitor: set("visitor", env.RATE_LIMIT_VISITOR),
      address: set("address", env.RATE_LIMIT_ADDRESS),
      pages: set("pages", env.RATE_LIMIT_PAGES),
      checks: set("checks", env.RATE_LIMIT_CHECKS),
    },
  };
};

const DIGITS_127 = /^127(?:\.\d+){3}$/;

/** Whether a host is this machine itself, as `URL` writes it: what goes there passes over no wire. */
const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || DIGITS_127.test(host);

/** @throws ConfigError for what would be no more than a nuisance elsewhere, and harm people in production */
const requireForProduction = (env: z.output<typeof Environment>) => {
  if (env.CARREL_DEMO) {
    throw new ConfigError("CARREL_DEMO: the demo opens everybody's mails, so it does not run with NODE_ENV=production");
  }
  if (env.RATE_LIMITS === "off") {
    throw new ConfigError(
      "RATE_LIMITS: without limits anybody guesses passwords as fast as he likes, so production keeps them; for a load test raise single ones, such as RATE_LIMIT_ACCOUNT",
    );
  }
  if (!env.SIGNING_SECRET) {
    throw new ConfigError("SIGNING_SECRET: set it to at least 32 random characters; production needs it");
  }
  if (!env.PUBLIC_URL) {
    throw new ConfigError(
      "PUBLIC_URL: set it to the address under which people know the platform, such as https://app.example.com; production needs it, since mails link to it",
    );
  }
  const { protocol, hostname } = new URL(env.PUBLIC_URL);
  if (protocol === "http:" && !isLoopback(hostname)) {
    throw new ConfigError(
      "PUBLIC_URL: use an https address; over http everybody on the way reads passwords and sessions, so production takes it of this machine alone, such as http://localhost:4000",
    );
  }
  if (!env.SMTP_URL && !env.CARREL_WITHOUT_MAIL) {
    throw new ConfigError(
      "SMTP_URL: set it with MAIL_FROM; without it nobody gets a code or an invitation. If that is meant, set CARREL_WITHOUT_MAIL=1",
    );
  }
};

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line for each variable that is wrong
 * @example const config = readConfig(process.env);
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  }
  const env = parsed.data;
  if (env.NODE_ENV === "production") requireForProduction(env);
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError("MAIL_FROM: name the sender's address, such as Carrel <hello@example.com>, beside SMTP_URL");
  }
  const dataDir = env.CARREL_DATA_DIR ?? "./.data";
  return {
    port: env.PORT,
    host: env.HOST ?? "127.0.0.1",
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    defaultOrgCode: env.DEFAULT_ORG_CODE,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL, migrationUrl: env.DATABASE_MIGRATION_URL } : { dataDir },
    files: fileStoreOf(env) ?? { folder: `${dataDir}/files` },
    ...gatewayOf(env),
    signingSecret: env.SIGNING_SECRET,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    trustedProxies: env.TRUSTED_PROXIES,
    dnsServers: env.DNS_SERVERS,
    siteAddresses: env.SITE_ADDRESSES,
    limits: limitsOf(env),
    metricsToken: env.METRICS_TOKEN,
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? 5 : 0),
    demo: env.CARREL_DEMO,
    demoPhotos: env.NODE_ENV !== "test",
    isProduction: env.NODE_ENV === "production",
    logLevel: env.LOG_LEVEL ?? "info",
  };
};
