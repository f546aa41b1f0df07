import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD, SENTENCE } from "../areas/testing/house";
import { readOutbox } from "../database/outbox";
import type { Row } from "../database/schema";

const KINDS = [
  "booking",
  "confirm",
  "password_change",
  "password_reset",
  "sign_in",
  "sign_up",
] as const satisfies Row<"codeFlows">["kind"][];

/** The code as a mail shows it. */
const codeIn = (html: string) => /<p class="code"[^>]*>(.+)<\/p>/.exec(html)?.[1];

eachHouse("the mails that carry a code", (house) => {
  /** Has a code of each kind mailed, and each that can be once more. */
  const mailAllCodes = async () => {
    // A sign-up's.
    const { orgId, email, client } = await found(house);
    const stranger = house.client("pk_demo_carrel");
    const flows: string[] = [];
    flows.push((await stranger.auth.requestPasswordReset({ email })).data.user);
    await client.auth.sendPasswordChangeOtp();
    await client.auth.sendConfirmOtp();
    await stranger.bookings.sendOtp({ email: `visitor-${house.unique()}@example.com`, orgId });
    await house.database.tx({ orgId }, (db) => db.updateTable("adminUsers").set({ twoFactor: true }).execute());
    const reply = await stranger.auth.login({ email, password: PASSWORD });
    if (reply.statuscode === 2) flows.push(reply.data._id);
    const left = { orgName: "Left", workspaceKind: "study-hall", name: "Asha", password: SENTENCE } as const;
    flows.push((await stranger.auth.signUp({ ...left, email: `left-${house.unique()}@example.com` })).tempRegId);
    house.advance({ minutes: 1 });
    for (const _id of flows) await stranger.auth.resendOtp({ _id });
    return orgId;
  };

  it("say in the subject what it is for, and name it in the text alone", async () => {
    await mailAllCodes();
    const mails = (await readOutbox(house.database, { limit: 100 })).flatMap((mail) => {
      const code = codeIn(mail.htmlBody);
      return code === undefined ? [] : [{ ...mail, code }];
    });
    expect(mails.length).toBeGreaterThanOrEqual(KINDS.length + 3);
    for (const { subject, textBody, code } of mails) {
      expect(textBody).toContain(code);
      expect(subject).not.toContain(code);
      expect(subject).not.toMatch(/\d{4}/);
    }
    expect(new Set(mails.map(({ subject }) => subject.replace(/Hall \d+/, "Carrel")))).toEqual(
      new Set([
        "Your Carrel registration code",
        "Your Carrel code for a new password",
        "Your Carrel sign-in code",
        "Your Carrel code to confirm that it is you",
        "Your Carrel code to confirm your e-mail address",
      ]),
    );
  });

  it("are good for as long as their codes are, and no others have an end", async () => {
    const orgId = await mailAllCodes();
    const { mails, flows } = await house.database.tx({ orgId }, async (db) => ({
      mails: await db.selectFrom("mails").selectAll().execute(),
      flows: await db.selectFrom("codeFlows").selectAll().execute(),
    }));
    const kinds = flows.map(({ kind }) => kind).filter((kind) => kind !== "mail_count");
    expect(new Set([...kinds, "sign_up"])).toEqual(new Set(KINDS));
    const withCodes = mails.filter(({ htmlBody }) => codeIn(htmlBody) !== undefined);
    expect(withCodes.length).toBeGreaterThan(KINDS.length);
    for (const { goodUntil, createdAt } of withCodes)
      expect(goodUntil).toEqual(new Date(createdAt.getTime() + 600_000));
    const others = mails.filter(({ htmlBody }) => codeIn(htmlBody) === undefined);
    expect(others.map(({ goodUntil }) => goodUntil)).toEqual(others.map(() => null));
  });
});
