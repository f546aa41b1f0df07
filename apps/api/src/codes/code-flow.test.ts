import { expect, it } from "vitest";
import type { TenantTransaction } from "../database/port";
import { Failure } from "../failure";
import { eachDatabase } from "../testing/databases";
import { type CodeFlow, issueCode, reissueCode, tryCode } from "./code-flow";
import { giveProof, type ProofUse, takeProof } from "./visitor-proof";

const START = new Date("2026-11-21T06:00:00Z");
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

const random = {
  bytes: (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
  id: () => globalThis.crypto.randomUUID(),
};

const codeOf = (issued: string | Failure) => {
  if (issued instanceof Failure) throw issued;
  return issued;
};
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const refusal = (result: CodeFlow | string | object | Failure) => (result instanceof Failure ? result.code : "none");

eachDatabase("one-time codes", (test) => {
  /** Runs work of one organisation at an instant, each call in a transaction of its own. */
  const organisation = () => {
    const orgId = random.id();
    return <Result>(
      now: Date,
      work: (context: { db: TenantTransaction; orgId: string; now: Date; random: typeof random }) => Promise<Result>,
    ) => test.database.tx({ orgId }, (db) => work({ db, orgId, now, random }));
  };
  const flow = () => ({ flowId: random.id(), kind: "sign_in" as const, email: "visitor@example.com" });

  it("takes the right code once", async () => {
    const run = organisation();
    const asked = flow();
    const otp = codeOf(await run(START, (context) => issueCode(context, asked)));
    expect(otp).toMatch(/^\d{6}$/);
    const first = await run(after(60), (context) => tryCode(context, { ...asked, otp }));
    expect(first).toMatchObject({ flowId: asked.flowId, subjectEmail: asked.email });
    expect(refusal(await run(after(61), (context) => tryCode(context, { ...asked, otp })))).toBe("otp_expired");
  });

  it("refuses a right code after ten minutes, for another purpose and in another organisation", async () => {
    const run = organisation();
    const asked = flow();
    const otp = codeOf(await run(START, (context) => issueCode(context, asked)));
    const tried = (now: Date, kind: CodeFlow["kind"], at = run) =>
      at(now, (context) => tryCode(context, { flowId: asked.flowId, kind, otp })).then(refusal);
    expect(await tried(after(60), "booking")).toBe("otp_expired");
    expect(await tried(after(60), "sign_in", organisation())).toBe("otp_expired");
    expect(await tried(after(600), "sign_in")).toBe("otp_expired");
  });

  it("lets exactly five of 200 parallel guesses be tried", async () => {
    const run = organisation();
    const asked = flow();
    const otp = codeOf(await run(START, (context) => issueCode(context, asked)));
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () =>
        run(after(1), (context) => tryCode(context, { ...asked, otp: wrong(otp) })).then(refusal),
      ),
    );
    const count = (code: string) => guesses.filter((guess) => guess === code).length;
    process.stdout.write(
      `${guesses.length} parallel wrong codes (${test.database.kind}): ${count("otp_wrong") + 1} tried, ${count("otp_locked") - 1} turned away\n`,
    );
    // The fifth wrong guess is counted and locks, so four say how many tries are left.
    expect(guesses.filter((code) => code === "otp_wrong")).toHaveLength(4);
    expect(guesses.filter((code) => code === "otp_locked")).toHaveLength(196);
    const stored = await run(after(2), ({ db }) =>
      db.selectFrom("codeFlows").select("attempts").where("flowId", "=", asked.flowId).executeTakeFirstOrThrow(),
    );
    expect(stored.attempts).toBe(5);
    expect(refusal(await run(after(3), (context) => tryCode(context, { ...asked, otp })))).toBe("otp_locked");
  });

  it("sends one code in 30 seconds, of 20 that are asked for at once", async () => {
    const run = organisation();
    const asked = flow();
    const issued = await Promise.all(
      Array.from({ length: 20 }, () => run(START, (context) => issueCode(context, asked))),
    );
    expect(issued.filter((code) => typeof code === "string")).toHaveLength(1);
    const soon = await run(after(12), (context) => issueCode(context, asked));
    expect(soon).toMatchObject({
      code: "otp_too_soon",
      status: 429,
      retryAfter: 18,
      message: "A code was just sent. Ask for a new one in 18 seconds.",
    });
    expect(refusal(await run(after(30), (context) => issueCode(context, asked)))).toBe("none");
  });

  it("sends five codes in any hour, whether asked for anew or again", async () => {
    const run = organisation();
    const asked = flow();
    for (const minute of [0, 20, 40]) {
      expect(refusal(await run(after(minute * 60), (context) => issueCode(context, asked)))).toBe("none");
    }
    for (const minute of [50, 55]) {
      expect(refusal(await run(after(minute * 60), (context) => reissueCode(context, asked.flowId)))).toBe("none");
    }
    const sixth = await run(after(58 * 60), (context) => issueCode(context, asked));
    expect(sixth).toMatchObject({ code: "otp_too_soon", retryAfter: 120 });
    expect(refusal(await run(after(60 * 60), (context) => issueCode(context, asked)))).toBe("none");
    // The code of minute 0 has left the hour, that of minute 20 has not.
    expect(refusal(await run(after(61 * 60), (context) => issueCode(context, asked)))).toBe("otp_too_soon");
  });

  it("gives new tries and a new code when sent again, and refuses what is unknown or over", async () => {
    const run = organisation();
    const asked = flow();
    const first = codeOf(await run(START, (context) => issueCode(context, asked)));
    await run(after(1), (context) => tryCode(context, { ...asked, otp: wrong(first) }));
    const again = await run(after(40), (context) => reissueCode(context, asked.flowId));
    if (again instanceof Failure) throw again;
    const result = await run(after(41), (context) => tryCode(context, { ...asked, otp: wrong(again.code) }));
    expect(result).toMatchObject({ message: "That code is not right. 4 tries left." });
    expect(refusal(await run(after(42), (context) => tryCode(context, { ...asked, otp: again.code })))).toBe("none");
    expect(refusal(await run(after(90), (context) => reissueCode(context, asked.flowId)))).toBe("otp_expired");
    expect(refusal(await run(after(90), (context) => reissueCode(context, random.id())))).toBe("otp_expired");
  });

  it("sends none again to who names what isn't asked for by its id: a visitor's, or what counts mails", async () => {
    const run = organisation();
    for (const kind of ["booking", "mail_count"] as const) {
      const asked = { ...flow(), kind };
      codeOf(await run(START, (context) => issueCode(context, asked)));
      expect(refusal(await run(after(60), (context) => reissueCode(context, asked.flowId)))).toBe("otp_expired");
      expect(refusal(await run(after(20), (context) => reissueCode(context, asked.flowId)))).toBe("otp_expired");
    }
  });

  it("stores no code and no proof in the clear", async () => {
    const run = organisation();
    const asked = flow();
    const otp = codeOf(await run(START, (context) => issueCode(context, asked)));
    const { token } = await run(START, (context) => giveProof(context, asked.email));
    const rows = await run(START, ({ db }) => db.selectFrom("codeFlows").selectAll().execute());
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(`"${otp}"`);
    expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
  });

  it("believes a proof for 30 minutes, for its address and its organisation only", async () => {
    const run = organisation();
    const { token } = await run(START, (context) => giveProof(context, "visitor@example.com"));
    const proved = (now: Date, email = "visitor@example.com", given = token, at = run, use: ProofUse = "save") =>
      at(now, (context) => takeProof(context, given, use, email)).then(
        () => true,
        (refusal: unknown) => {
          expect(refusal).toMatchObject({ status: 400, code: "verification_expired" });
          return false;
        },
      );
    expect(await proved(after(30 * 60))).toBe(false);
    expect(await proved(START, "other@example.com")).toBe(false);
    expect(await proved(START, "visitor@example.com", `${token}x`)).toBe(false);
    expect(await proved(START, "visitor@example.com", "nonsense")).toBe(false);
    expect(await proved(START, "visitor@example.com", token, organisation())).toBe(false);
    // Of two at once one is good, and each use is by itself.
    expect([await Promise.all([1, 2].map(() => proved(after(29 * 60))))].flat().sort()).toEqual([false, true]);
    expect(await proved(after(29 * 60), undefined, token, run, "open")).toBe(true);
    expect(await proved(after(29 * 60), undefined, token, run, "open")).toBe(false);
  });
});
