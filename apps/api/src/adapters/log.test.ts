import { expect, it } from "vitest";
import { createLog } from "./log";

const written = (level: "info" | "warn", use: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  use(createLog(level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
};

it("writes a line of JSON with the request's id", () => {
  expect(written("info", (log) => log.info({ requestId: "trace-0001", status: 200 }, "request"))).toEqual([
    { level: "info", time: expect.stringMatching(/Z$/), requestId: "trace-0001", status: 200, msg: "request" },
  ]);
  expect(written("warn", (log) => log.info({}, "too small a thing"))).toEqual([]);
});

it("keeps no secret, wherever it stands", () => {
  const secrets = { authorization: "Bearer abc", "x-api-key": "sk_abc", password: "abc", token: "abc", otp: "abc" };
  const [line] = written("info", (log) => log.info({ ...secrets, headers: secrets }, "request"));
  expect(JSON.stringify(line)).not.toContain("abc");
});

it("says of an error what helps to find it, and none of the row's values", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "admin_users_email_unique",
    detail: "Key (email)=(asha@example.com) already exists.",
    params: ["asha@example.com"],
  });
  const [line] = written("info", (log) => log.error({ error }, "unexpected error"));
  expect(line.error).toMatchObject({
    name: "Error",
    message: "duplicate key",
    code: "23505",
    stack: expect.any(String),
  });
  expect(JSON.stringify(line)).not.toContain("asha");
});
