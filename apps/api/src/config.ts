import * as z from "zod";
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
  SIGNING_SECRET: optional(z.string().min(32, "Use at least 32 characters")),
  CARREL_DEMO: flag,
  NODE_ENV: optional(z.string()),
  LOG_LEVEL: optional(z.enum(["info", "warn", "error", "silent"])),
});

/** How the server is to run. */
export interface Config {
  port: number;
  host: string;
  /** Without a slash at its end. */
  publicUrl: string | undefined;
  database: { url: string; migrationUrl: string | undefined } | { dataDir: string };
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
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError("MAIL_FROM: name the sender's address, such as Carrel <hello@example.com>, beside SMTP_URL");
  }
  return {
    port: env.PORT,
    host: env.HOST ?? "127.0.0.1",
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, migrationUrl: env.DATABASE_MIGRATION_URL }
      : { dataDir: env.CARREL_DATA_DIR ?? "./.data" },
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    trustedProxies: env.TRUSTED_PROXIES,
    demo: env.CARREL_DEMO,
    logLevel: env.LOG_LEVEL ?? "info",
  };
};
