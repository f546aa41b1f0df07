import { afterEach, beforeEach, expect, it } from "vitest";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink";
import { smtpMailer } from "./smtp";

let sink: SmtpSink;
beforeEach(async () => {
  sink = await startSmtpSink();
});
afterEach(() => sink.close());

const mail = {
  id: "01890000-0000-7000-8000-000000000000",
  to: "asha@example.com",
  subject: "Your booking\r\nBcc: everybody@example.com",
  text: "Seat A4",
  html: "<p>Seat A4</p>",
  fromName: null,
  replyTo: null,
  attachments: [{ filename: "booking.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }],
  stopAddress: null,
};

it("hands over text, HTML and attachments, always under the same message id", async () => {
  const mailer = smtpMailer(sink.url, "Carrel <hello@carrel.example>");
  expect(mailer.delivers).toBe(true);
  await mailer.send(mail);
  await mailer.send(mail);
  const [first = "", second = ""] = sink.messages;
  for (const message of [first, second]) {
    expect(message).toContain("Message-ID: <01890000-0000-7000-8000-000000000000@carrel.example>");
  }
  expect(first).toContain("From: Carrel <hello@carrel.example>");
  expect(first).toContain("To: asha@example.com");
  expect(first).toContain("Seat A4");
  expect(first).toContain("booking.ics");
  // A name with a line's end in it must not become a head of its own.
  expect(first).not.toMatch(/^Bcc:/m);
});

it("names a reseller as the sender, at the address that it was configured with", async () => {
  const mailer = smtpMailer(sink.url, "Carrel <hello@carrel.example>");
  await mailer.send({ ...mail, fromName: "Northside, Spaces" });
  const [message = ""] = sink.messages;
  expect(message).toContain('From: "Northside, Spaces" <hello@carrel.example>');
});

it("says whom an answer reaches, by one address and no name, whatever stands in it", async () => {
  const mailer = smtpMailer(sink.url, "Carrel <hello@carrel.example>");
  await mailer.send(mail);
  await mailer.send({ ...mail, replyTo: "ravi@example.com" });
  await mailer.send({ ...mail, replyTo: "ravi@example.com\r\nBcc: everybody@example.com" });
  const [plain = "", answered = "", hostile = ""] = sink.messages;
  expect(plain).not.toMatch(/^reply-to/im);
  expect(answered).toMatch(/^Reply-To: ravi@example\.com\r?$/m);
  expect(answered).toContain("From: Carrel <hello@carrel.example>");
  expect(hostile).not.toMatch(/^Bcc:/m);
});

it("says how such mails stop by one click, in the mails that can be stopped", async () => {
  const mailer = smtpMailer(sink.url, "Carrel <hello@carrel.example>");
  // Longer than a line of a mail may be: it is not broken where programs would read half of it.
  const stopAddress = `https://carrel.example/mails/stop/${"a".repeat(86)}`;
  await mailer.send(mail);
  await mailer.send({ ...mail, stopAddress });
  const [plain = "", stoppable = ""] = sink.messages;
  expect(plain).not.toMatch(/list-unsubscribe/i);
  expect(stoppable.replace(/\r?\n[ \t]+/g, " ")).toContain(`List-Unsubscribe: <${stopAddress}>`);
  expect(stoppable).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("throws while the mail server takes nothing, or is not there", async () => {
  const mailer = smtpMailer(sink.url, "hello@carrel.example");
  sink.isBusy = true;
  await expect(mailer.send(mail)).rejects.toThrow("451");
  await sink.close();
  await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED");
});
