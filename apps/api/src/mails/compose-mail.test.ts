import { expect, test } from "vitest";
import { OWN_PLATFORM, RESELLERS_PLATFORM } from "../testing/known-platforms";
import { composeMail, type MailDraft } from "./compose-mail";
import { type MailReason, REASONS, reasonOf } from "./reasons";

const sending = { platform: OWN_PLATFORM, stopAddress: null, isPlain: false };

const draft: MailDraft = {
  reason: "staffCode",
  subject: "Booking of\r\nBcc: someone@example.com",
  sender: '<b>"Quiet" & Co</b>',
  names: ["asha@example.com"],
  heading: "Hello",
  blocks: [
    { kind: "text", text: "<script>alert(1)</script>" },
    { kind: "text", text: "Sign in with asha@example.com, not with mallory@evil.example." },
    { kind: "link", label: "See it", address: "https://carrel.example/a?b=1&c=2" },
    { kind: "code", code: "012345", minutes: 10 },
    { kind: "facts", facts: [["Seat", "A1 <i>"]] },
  ],
  footer: "Bye",
};
const mail = composeMail(draft, sending);

test("keeps the subject on one line, so that a name can't add a header", () => {
  expect(mail.subject).toBe("Booking of Bcc: someone at example. com");
});

test("shows what strangers typed as text, never as markup", () => {
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).not.toContain("<i>");
  expect(mail.html).toContain("&lt;b&gt;&quot;Quiet&quot; &amp; Co&lt;/b&gt;");
});

test("leads to a page of ours by a link", () => {
  expect(mail.html).toContain('<a href="https://carrel.example/a?b=1&amp;c=2"');
});

test("carries the link, the code and the facts in plain text as well", () => {
  expect(mail.text).toContain("\nSee it:\nhttps://carrel.example/a?b=1&c=2\n");
  expect(mail.text).toContain("    012345");
  expect(mail.text).toContain("Seat: A1 <i>");
});

test("names the addresses that it is to name, and no other", () => {
  expect(mail.text).toContain("Sign in with asha@example.com, not with mallory at evil. example.");
});

const LINKS = [
  "https://evil.example/win",
  "www.evil.example",
  "evil.example",
  "\u202ehttps://evil.example",
  "a\nhttps://evil.example",
];

test.each(LINKS)("makes no link of the name %j, wherever it stands", (name) => {
  const hostile: MailDraft = {
    reason: "account",
    subject: name,
    sender: name,
    heading: name,
    footer: name,
    blocks: [
      { kind: "text", text: `Hello ${name}, welcome` },
      { kind: "facts", facts: [["Where", name]] },
    ],
  };
  const { subject, text, html } = composeMail(hostile, sending);
  for (const said of [subject, text, html]) expect(said).not.toMatch(/evil\.example|\u202e/);
});

test("says of which organisation it is, where a name is all that was taken out", () => {
  const { text } = composeMail({ ...draft, sender: "https://evil.example" }, sending);
  expect(text).toContain("An organisation without a name sent this mail through carrel.example.");
});

test.each(Object.keys(REASONS) as MailReason[])("says who sent a mail of kind %s, why, and how it stops", (reason) => {
  const stopAddress = reasonOf(reason).unasked ? "https://carrel.example/auth/mails#token" : null;
  const { text, html } = composeMail({ ...draft, sender: "Athena", reason, plain: draft } as MailDraft, {
    ...sending,
    stopAddress,
  });
  for (const said of [text, html]) {
    expect(said).toContain("Athena sent this mail through carrel.example.");
    expect(said.replace(/&#39;/g, "'")).toContain(reasonOf(reason).why("Athena"));
    if (stopAddress !== null) expect(said).toContain(stopAddress);
  }
  // Where its reader can't stop it himself, the reason says when such mails end.
  if (stopAddress === null) {
    expect(reasonOf(reason).why("Athena")).toMatch(/by itself\.|as long as|alone\.|settings\.|needs this code\./);
  }
});

test("says on trial what it may say, and nothing else", () => {
  const invitation: MailDraft = {
    ...draft,
    reason: "invitation",
    sender: "Athena",
    plain: { subject: "Plain", heading: "Plain heading", blocks: [], footer: "" },
  };
  const { subject, text } = composeMail(invitation, { ...sending, isPlain: true });
  expect(subject).toBe("Plain");
  expect(text).not.toMatch(/Hello|012345|Bye/);
});

test("comes from a reseller's host, in his colour and under a letter, and says on whose platform he runs where he lets it", () => {
  const inHisName = composeMail(draft, { ...sending, platform: RESELLERS_PLATFORM });
  expect(inHisName.text).toContain("sent this mail through desks.northside.example.");
  expect(inHisName.text).toContain("Northside Spaces runs on Carrel.");
  const logo = "https://desks.northside.example/logo.jpg?v=1";
  const ofHis = composeMail(
    { ...draft, sender: RESELLERS_PLATFORM.name },
    { ...sending, platform: { ...RESELLERS_PLATFORM, logo } },
  );
  expect(ofHis.html).toMatch(
    /<img [^>]*src="https:\/\/desks\.northside\.example\/logo\.jpg\?v=1" alt="N" width="24" height="24">/,
  );
  // Who speaks through him does so under a letter.
  expect(composeMail(draft, { ...sending, platform: { ...RESELLERS_PLATFORM, logo } }).html).not.toContain("<img");
  const silent = composeMail(draft, { ...sending, platform: { ...RESELLERS_PLATFORM, runsOn: null } });
  const { address } = RESELLERS_PLATFORM;
  const linked = { ...draft, blocks: [{ kind: "link", label: "See it", address }] } satisfies MailDraft;
  const { text, html } = composeMail(linked, { ...sending, platform: { ...RESELLERS_PLATFORM, runsOn: null } });
  expect(`${text}${html}`).not.toMatch(/carrel/i);
  expect(html).not.toContain("#1f5d50");
  expect(html).toContain("#115e59");
  expect(silent.text).toContain("You have an account at");
});
