import * as z from "zod";
import type { RazorpayOptions } from "./adapters/razorpay-payments";
import type { S3Options } from "./adapters/s3-files";
import { trustedProxies } from "./adapters/trusted-proxies";

/** Set but empty means not set: that is how shells and compose files leave things out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const flag = z.preprocess((value) => ["1", "true", "yes"].includes(String(value ?? "").toLowerCase()), z.boolean());

const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(text), `Use a URL such as ${example}`);

const Port = z.preprocess(
  (value) => (value === undefined || value === "" ? 4000 : Number(value)),
  z.int("Use a port number").min(0, "Use a port number").max(65_535, "Use a port number"),
);

const ProxyList = z.preprocess(
  (value) =>
    String(value ?? "")
      .split(",")
      .map((range) => range.trim())
      .filter(Boolean),
  z.array(z.string()).superRefine((ranges, context) => {
    try {
      trustedProxies(ranges);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof RangeError ? error.message : "Use addresses" });
    }
  }),
);

const Environment = z.object({
  PORT: Port,
  HOST: optional(z.string()),
  PUBLIC_URL: optional(url(/^https?:/, "https://app.example.com")),
  DATABASE_URL: optional(url(/^postgres(?:ql)?:/, "postgres://user:password@host/carrel")),
  DATABASE_MIGRATION_URL: optional(url(/^postgres(?:ql)?:/, "postgres://owner:password@host/carrel")),
  CARREL_DATA_DIR: optional(z.string()),
  SMTP_URL: optional(url(/^smtps?:/, "smtps://user:password@mail.example.com")),
  MAIL_FROM: optional(z.string()),
  TRUSTED_PROXIES: ProxyList,
  S3_ENDPOINT: optional(url(/^https?:/, "https://s3.eu-central-1.amazonaws.com")),
  S3_BUCKET: optional(z.string()),
  S3_KEY: optional(z.string()),
  S3_SECRET: optional(z.string()),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_BASE_URL: optional(url(/^https?:/, "https://api.razorpay.com")),
  SIGNING_SECRET: optional(z.string().min(32, "Use at least 32 characters")),
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
  database: { url: string; migrationUrl: string | undefined } | { dataDir: string };
  files: S3Options | { folder: string };
  /** Null: the sandbox, which moves no money. */
  razorpay: RazorpayOptions | null;
  /** Absent: made up at each start. */
  signingSecret: string | undefined;
  mail: { url: string; from: string } | null;
  /** Addresses and CIDR ranges. */
  trustedProxies: string[];
  demo: boolean;
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

/** @throws ConfigError when only one of key and secret is set, and for production without them */
const razorpayOf = (env: z.output<typeof Environment>): RazorpayOptions | null => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret, RAZORPAY_BASE_URL: baseUrl } = env;
  if (keyId && keySecret) return { keyId, keySecret, webhookSecret, baseUrl };
  if (keyId) throw new ConfigError("RAZORPAY_KEY_SECRET: set it beside RAZORPAY_KEY_ID");
  if (keySecret) throw new ConfigError("RAZORPAY_KEY_ID: set it beside RAZORPAY_KEY_SECRET");
  if (env.NODE_ENV !== "production") return null;
  throw new ConfigError(
    "RAZORPAY_KEY_ID: set it with RAZORPAY_KEY_SECRET; production needs them, since the sandbox takes no money",
  );
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
  const isProduction = env.NODE_ENV === "production";
  if (isProduction && env.CARREL_DEMO) {
    throw new ConfigError("CARREL_DEMO: the demo opens everybody's mails, so it does not run with NODE_ENV=production");
  }
  if (isProduction && !env.SIGNING_SECRET) {
    throw new ConfigError("SIGNING_SECRET: set it to at least 32 random characters; production needs it");
  }
  if (isProduction && !env.PUBLIC_URL) {
    throw new ConfigError(
      "PUBLIC_URL: set it to the address under which people know the platform, such as https://app.example.com; production needs it, since mails link to it",
    );
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError("MAIL_FROM: name the sender's address, such as Carrel <hello@example.com>, beside SMTP_URL");
  }
  const dataDir = env.CARREL_DATA_DIR ?? "./.data";
  return {
    port: env.PORT,
    host: env.HOST ?? "127.0.0.1",
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    database: env.DATABASE_URL ? { url: env.DATABASE_URL, migrationUrl: env.DATABASE_MIGRATION_URL } : { dataDir },
    files: fileStoreOf(env) ?? { folder: `${dataDir}/files` },
    razorpay: razorpayOf(env),
    signingSecret: env.SIGNING_SECRET,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    trustedProxies: env.TRUSTED_PROXIES,
    demo: env.CARREL_DEMO,
    logLevel: env.LOG_LEVEL ?? "info",
  };
};
