import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config";

const SECRET = "s".repeat(32);

it("runs without any environment", () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4000",
    database: { dataDir: "./.data" },
    files: { folder: "./.data/files" },
    mail: null,
    razorpay: null,
    trustedProxies: [],
    demo: false,
    logLevel: "info",
  });
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
  [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL"],
  [{ SMTP_URL: "smtp://mail.example.com" }, "MAIL_FROM"],
  [{ S3_ENDPOINT: "https://storage.example.com", S3_BUCKET: "carrel", S3_KEY: "key" }, "S3_SECRET"],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES"],
  [{ SIGNING_SECRET: "short" }, "SIGNING_SECRET"],
  [{ NODE_ENV: "production" }, "SIGNING_SECRET"],
  [{ NODE_ENV: "production", SIGNING_SECRET: SECRET }, "PUBLIC_URL"],
  [{ NODE_ENV: "production", SIGNING_SECRET: SECRET, CARREL_DEMO: "1" }, "CARREL_DEMO"],
  [{ NODE_ENV: "production", SIGNING_SECRET: SECRET, PUBLIC_URL: "https://app.example.com" }, "RAZORPAY_KEY_ID"],
  [{ RAZORPAY_KEY_ID: "rzp_test_key" }, "RAZORPAY_KEY_SECRET"],
  [{ RAZORPAY_KEY_SECRET: "secret" }, "RAZORPAY_KEY_ID"],
  [{ RAZORPAY_BASE_URL: "razorpay" }, "RAZORPAY_BASE_URL"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("refuses %j and names %s", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `));
});

it("takes development for its own port, and never a host that a caller names", () => {
  expect(readConfig({ PORT: "4321", HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:4321");
});
