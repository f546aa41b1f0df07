import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config";
import { LIMITS } from "./pipeline/rate-limit";

const SECRET = "s".repeat(32);
/** What production takes. */
const PRODUCTION = {
  NODE_ENV: "production",
  SIGNING_SECRET: SECRET,
  PUBLIC_URL: "https://app.example.com",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "hello@example.com",
  RAZORPAY_KEY_ID: "rzp_live_key",
  RAZORPAY_KEY_SECRET: "secret",
};

it("runs without any environment", () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4000",
    database: { dataDir: "./.data" },
    files: { folder: "./.data/files" },
    mail: null,
    razorpay: null,
    stripe: null,
    trustedProxies: [],
    dnsServers: [],
    siteAddresses: [],
    limits: { ...LIMITS, atOnce: {} },
    drainSeconds: 0,
    demo: false,
    demoPhotos: true,
    isProduction: false,
    logLevel: "info",
  });
});

it("drains in production alone, unless it is told to, and takes no token that is quickly guessed", () => {
  expect(readConfig(PRODUCTION).drainSeconds).toBe(5);
  expect(readConfig({ ...PRODUCTION, DRAIN_SECONDS: "0" }).drainSeconds).toBe(0);
  expect(readConfig({ DRAIN_SECONDS: "", METRICS_TOKEN: "" })).toMatchObject({
    drainSeconds: 0,
    metricsToken: undefined,
  });
  expect(() => readConfig({ DRAIN_SECONDS: "soon" })).toThrow("DRAIN_SECONDS: Use");
  expect(() => readConfig({ DRAIN_SECONDS: "-1" })).toThrow("DRAIN_SECONDS: Use 0 to 300 seconds");
  expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN: Use at least 16");
});

it("names whose site stands on hosts without a name", () => {
  expect(readConfig({ DEFAULT_ORG_CODE: "HARBOUR" }).defaultOrgCode).toBe("HARBOUR");
  expect(readConfig({ DEFAULT_ORG_CODE: "" }).defaultOrgCode).toBeUndefined();
});

it("takes what is set, and an empty variable for none", () => {
  expect(
    readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://app.example.com/",
      DATABASE_URL: "postgres://carrel@db/carrel",
      CARREL_DATA_DIR: "",
      SMTP_URL: "smtp://mail.example.com",
      MAIL_FROM: "Carrel <hello@example.com>",
      S3_ENDPOINT: "https://storage.example.com",
      S3_BUCKET: "carrel",
      S3_KEY: "key",
      S3_SECRET: "secret",
      TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1,",
      RAZORPAY_KEY_ID: "rzp_live_key",
      RAZORPAY_KEY_SECRET: "secret",
      RAZORPAY_WEBHOOK_SECRET: "another",
      SIGNING_SECRET: SECRET,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
    }),
  ).toMatchObject({
    port: 0,
    publicUrl: "https://app.example.com",
    database: { url: "postgres://carrel@db/carrel", migrationUrl: undefined },
    files: { endpoint: "https://storage.example.com", bucket: "carrel", key: "key", secret: "secret" },
    razorpay: { keyId: "rzp_live_key", keySecret: "secret", webhookSecret: "another" },
    signingSecret: SECRET,
    mail: { url: "smtp://mail.example.com", from: "Carrel <hello@example.com>" },
    trustedProxies: ["10.0.0.0/8", "127.0.0.1"],
    logLevel: "warn",
  });
});

it.each([
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PUBLIC_URL: "app.example.com" }, "PUBLIC_URL"],
  [{ DEFAULT_ORG_CODE: "a place" }, "DEFAULT_ORG_CODE"],
  [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://carrel@" }, "DATABASE_URL"],
  [{ SMTP_URL: "smtp://mail.example.com" }, "MAIL_FROM"],
  [{ S3_ENDPOINT: "https://storage.example.com", S3_BUCKET: "carrel", S3_KEY: "key" }, "S3_SECRET"],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES"],
  [{ SIGNING_SECRET: "short" }, "SIGNING_SECRET"],
  [{ RATE_LIMIT_ACCOUNT: "many" }, "RATE_LIMIT_ACCOUNT"],
  [{ RATE_LIMIT_SECRET_KEY: "0" }, "RATE_LIMIT_SECRET_KEY"],
  [{ RATE_LIMIT_VISITOR: "-5" }, "RATE_LIMIT_VISITOR"],
  [{ RATE_LIMIT_ADDRESS: "1.5" }, "RATE_LIMIT_ADDRESS"],
  [{ RATE_LIMIT_PAGES: "1000001" }, "RATE_LIMIT_PAGES"],
  [{ RATE_LIMIT_CHECKS: "1e3" }, "RATE_LIMIT_CHECKS"],
  [{ CALLS_AT_ONCE: "0" }, "CALLS_AT_ONCE"],
  [{ CALLS_AT_ONCE_ACCOUNT: "off" }, "CALLS_AT_ONCE_ACCOUNT"],
  [{ CALLS_AT_ONCE_ADDRESS: "1001" }, "CALLS_AT_ONCE_ADDRESS"],
  [{ RATE_LIMITS: "no" }, "RATE_LIMITS"],
  [{ ...PRODUCTION, RATE_LIMITS: "off" }, "RATE_LIMITS"],
  [{ NODE_ENV: "production" }, "SIGNING_SECRET"],
  [{ ...PRODUCTION, PUBLIC_URL: "" }, "PUBLIC_URL"],
  [{ ...PRODUCTION, CARREL_DEMO: "1" }, "CARREL_DEMO"],
  [{ ...PRODUCTION, SMTP_URL: "" }, "SMTP_URL"],
  [{ ...PRODUCTION, SMTP_URL: "", CARREL_WITHOUT_MAIL: "0" }, "SMTP_URL"],
  [{ ...PRODUCTION, MAIL_FROM: "" }, "MAIL_FROM"],
  [{ ...PRODUCTION, RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: "" }, "RAZORPAY_KEY_ID"],
  [{ RAZORPAY_KEY_ID: "rzp_test_key" }, "RAZORPAY_KEY_SECRET"],
  [{ RAZORPAY_KEY_SECRET: "secret" }, "RAZORPAY_KEY_ID"],
  [{ RAZORPAY_BASE_URL: "razorpay" }, "RAZORPAY_BASE_URL"],
  [{ STRIPE_SECRET_KEY: "pk_live_publishable" }, "STRIPE_SECRET_KEY"],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_secret" }, "STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: "sk_test_key", STRIPE_BASE_URL: "stripe" }, "STRIPE_BASE_URL"],
  [{ ...PRODUCTION, STRIPE_SECRET_KEY: "sk_live_key" }, "STRIPE_SECRET_KEY"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("refuses %j and names %s", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `));
});

it("takes Stripe in place of Razorpay", () => {
  const { RAZORPAY_KEY_ID: _, RAZORPAY_KEY_SECRET: __, ...production } = PRODUCTION;
  const stripe = { STRIPE_SECRET_KEY: "sk_live_key", STRIPE_WEBHOOK_SECRET: "whsec_secret" };
  expect(readConfig({ ...production, ...stripe })).toMatchObject({
    razorpay: null,
    stripe: { secretKey: "sk_live_key", webhookSecret: "whsec_secret" },
  });
});

it.each([
  "postgresql://carrel:pass@db.example.com:5433/carrel?sslmode=require",
  "postgres://carrel@/carrel?host=/run/postgresql",
  "postgres:///carrel?host=/run/postgresql",
  "postgres://carrel@%2Frun%2Fpostgresql/carrel",
])("takes %s for a database", (address) => {
  expect(readConfig({ DATABASE_URL: address }).database).toMatchObject({ url: address });
});

it("sets each limit in points a second, or none", () => {
  const { limits } = readConfig({
    ...PRODUCTION,
    RATE_LIMIT_ACCOUNT: "1000000",
    RATE_LIMIT_SECRET_KEY: "off",
    RATE_LIMIT_VISITOR: "50",
    RATE_LIMIT_ADDRESS: "60",
    RATE_LIMIT_PAGES: "70",
    RATE_LIMIT_CHECKS: "",
  });
  const second = (calls: number) => ({ calls, seconds: 1 });
  expect(limits.general).toEqual({
    account: second(1_000_000),
    secretKey: null,
    visitor: second(50),
    address: second(60),
    pages: second(70),
    checks: LIMITS.general.checks,
  });
  expect(limits.tight).toBe(LIMITS.tight);
});

it("takes all limits away where nobody can be harmed", () => {
  expect(readConfig({ RATE_LIMITS: "off" }).limits).toEqual({ general: null, tight: null, atOnce: null });
});

it("takes what is set of the calls at work at one time, and leaves the rest to the database", () => {
  const { limits } = readConfig({ CALLS_AT_ONCE: "24", CALLS_AT_ONCE_ACCOUNT: "", CALLS_AT_ONCE_ADDRESS: "3" });
  expect(limits.atOnce).toEqual({ all: 24, address: 3 });
});

it("takes development for its own port, and never a host that a caller names", () => {
  expect(readConfig({ PORT: "4321", HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:4321");
});

it("runs in production without mail where that is said aloud", () => {
  const { SMTP_URL: _, MAIL_FROM: __, ...others } = PRODUCTION;
  expect(readConfig({ ...others, CARREL_WITHOUT_MAIL: "1" }).mail).toBeNull();
});

it.each([
  "https://app.example.com",
  "https://192.0.2.7",
  "http://localhost:4000",
  "http://carrel.localhost",
  "http://127.0.0.1:4000",
  "http://127.255.0.9",
  // 127.0.0.1, as a browser reads it.
  "http://2130706433",
  "http://[::1]:4000",
  "http://[0:0:0:0:0:0:0:1]",
])("serves production at %s", (address) => {
  expect(readConfig({ ...PRODUCTION, PUBLIC_URL: address }).publicUrl).toBe(address);
});

it.each([
  "http://app.example.com",
  "http://192.0.2.7",
  "http://10.0.0.1:4000",
  "http://0.0.0.0",
  "http://128.0.0.1",
  "http://127.example.com",
  "http://127.0.0.1.example.com",
  "http://localhost.example.com",
  "http://notlocalhost",
  "http://localhost@example.com",
  "http://[2001:db8::1]",
])("doesn't serve production at %s", (address) => {
  expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: address })).toThrow(/^PUBLIC_URL: use an https address/);
  expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(address);
});

it("takes resolvers and the platform's addresses, as numbers alone", () => {
  expect(
    readConfig({
      DNS_SERVERS: "9.9.9.9, 127.0.0.1:5353,2620:fe::fe,[2620:fe::fe]:53",
      SITE_ADDRESSES: "192.0.2.1, 2001:db8::1",
    }),
  ).toMatchObject({
    dnsServers: ["9.9.9.9", "127.0.0.1:5353", "2620:fe::fe", "[2620:fe::fe]:53"],
    siteAddresses: ["192.0.2.1", "2001:db8::1"],
  });
  for (const wrong of ["dns.example", "9.9.9.9:", "9.9.9.9:70000", "[9.9.9.9", "9.9.9"]) {
    expect(() => readConfig({ DNS_SERVERS: wrong }), wrong).toThrow("Use IP addresses");
  }
  expect(() => readConfig({ SITE_ADDRESSES: "app.example.com" })).toThrow("SITE_ADDRESSES");
});
