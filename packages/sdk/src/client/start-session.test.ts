import { expect, it } from "vitest";
import { contract } from "../contract";
import { Session } from "../schemas/session";
import { createFakeFetch, exampleOf, refuse } from "../testing";
import { createClient } from "./create-client";
import { ApiKeyError } from "./errors";
import { startSession } from "./start-session";
import { memoryStorage } from "./storage";

const session = exampleOf(Session) as Session;

async function start(token: string | null, answer: () => Session | Response) {
  const storage = memoryStorage();
  if (token !== null) storage.set("Bearer", token);
  const fake = createFakeFetch(contract, { auth: { session: answer } });
  const client = createClient({ baseUrl: "http://api.test/api", fetch: fake, storage, retries: 0 }, contract);
  const outcome = await startSession(client).catch((error: unknown) => error);
  return { outcome, asked: fake.calls.length, token: await storage.get("Bearer") };
}

it.each<[string, string | null, () => Session | Response, Awaited<ReturnType<typeof start>>]>([
  ["nobody, and asks nobody, without a token", null, () => session, { outcome: null, asked: 0, token: null }],
  ["the session of a token", "t", () => session, { outcome: session, asked: 1, token: "t" }],
  [
    "nobody for an unknown token, which is forgotten",
    "t",
    () => refuse(401, { statuscode: 7007 }),
    { outcome: null, asked: 1, token: null },
  ],
  [
    "nobody for a session that ended",
    "t",
    () => refuse(401, { statuscode: 7067 }),
    { outcome: null, asked: 1, token: "t" },
  ],
])("gives %s", async (_, token, answer, expected) => {
  expect(await start(token, answer)).toEqual(expected);
});

it("throws when the server can't tell", async () => {
  const { outcome } = await start("t", () => refuse(503, { message: "Back in a minute" }));
  expect(outcome).toMatchObject({ message: "Back in a minute", status: 503 });
});

it("throws for a refused API key, and keeps the token", async () => {
  const { outcome, token } = await start("t", () => refuse(401, { code: "api_key_invalid", message: "No such key" }));
  expect(outcome).toBeInstanceOf(ApiKeyError);
  expect(token).toBe("t");
});
