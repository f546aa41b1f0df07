import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { expect, it } from "vitest";
import { type Block, documentBlocks } from "../../../scripts/testing/document-blocks.mjs";
import { createTestApi, NO_LIMITS, TEST_ORIGIN } from "./testing/create-test-api";
import { eachDatabase } from "./testing/databases";
import { DEMO_NOW } from "./testing/demo-database";
import { testClock } from "./testing/test-ports";

const BLOCKS = documentBlocks();
const ofDevelopers = BLOCKS.filter(({ file }) => file.startsWith("docs/documentation/developer/"));
const GUIDES = [...new Set(ofDevelopers.filter(({ language }) => language === "sh").map(({ file }) => file))];
const SQL = BLOCKS.filter(({ language }) => language === "sql");

const MARK = "--- the reply of one block ends here ---";

/** Runs the scripts of a guide as one, and gives what each printed. @throws Error with what a shell says that fails */
async function run(scripts: readonly string[]): Promise<string[]> {
  const shell = spawn("bash", ["-euo", "pipefail"], { stdio: "pipe" });
  shell.stdin.end(scripts.join(`\necho; echo '${MARK}'\n`));
  const [[code], printed, complaints] = await Promise.all([
    once(shell, "exit"),
    text(shell.stdout),
    text(shell.stderr),
  ]);
  if (code !== 0) throw new Error(complaints);
  return printed.split(MARK);
}

/** Whether a reply has what a guide shows of it: ids, and texts cut to "…", are other ones each time. */
function shows(shown: unknown, reply: unknown): boolean {
  if (Array.isArray(shown)) return Array.isArray(reply) && shown.every((item, at) => shows(item, reply[at]));
  if (shown !== null && typeof shown === "object") {
    return (
      reply !== null &&
      typeof reply === "object" &&
      Object.entries(shown).every(([name, value]) => shows(value, (reply as Record<string, unknown>)[name]))
    );
  }
  const isOther = typeof shown === "string" && /^(?:…|[0-9a-f-]{36})$/.test(shown);
  return isOther ? typeof reply === "string" : shown === reply;
}

eachDatabase(
  "what the documents tell to run",
  (test) => {
    it.each(GUIDES)("%s answers what it shows", async (file) => {
      const api = createTestApi({ database: test.database, clock: testClock(DEMO_NOW), limits: NO_LIMITS });
      const server = createAdaptorServer({ fetch: (request) => api.fetch(request) });
      await once(server.listen(0, "127.0.0.1"), "listening");
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        const guide = ofDevelopers.filter((block) => block.file === file);
        const scripts = guide.filter(({ language }) => language === "sh");
        const printed = await run(scripts.map(({ code }) => code.replaceAll(TEST_ORIGIN, address)));
        // What stands right behind a script is what it answers.
        const replyOf = (script: Block) => guide[guide.indexOf(script) + 1];
        const compared = scripts.flatMap((script, place) => {
          const reply = replyOf(script);
          return reply?.language === "json" ? [{ reply, answer: printed[place]?.trim() ?? "" }] : [];
        });
        for (const { reply, answer } of compared) {
          expect(shows(JSON.parse(reply.code), JSON.parse(answer)), `${reply.at}: ${answer}`).toBe(true);
        }
        // A write that is sent twice says so.
        if (/idempotency/i.test(scripts.map(({ code }) => code).join())) {
          expect(printed.join()).toMatch(/idempotency-replayed: true/i);
        }
      } finally {
        server.close();
      }
    });

    it.each(SQL)("$at is SQL", async ({ code }) => {
      // A function's body is read when it is made, and nothing of it runs.
      const body = `create or replace function pg_temp.read() returns void language plpgsql as $read$ begin
        ${code.replace(/^\s*select\b/i, "perform")}
      end $read$`;
      await test.database.execute(body);
    });
  },
  { kinds: ["pglite"], contents: "demo" },
);
