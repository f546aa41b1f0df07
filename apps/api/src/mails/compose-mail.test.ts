import { expect, test } from "vitest";
import { composeMail } from "./compose-mail";

const mail = composeMail({
  subject: "Booking of\r\nBcc: someone@example.com",
  sender: '<b>"Quiet" & Co</b>',
  heading: "Hello",
  blocks: [
    { kind: "text", text: "<script>alert(1)</script>" },
    { kind: "link", address: "https://carrel.example/a?b=1&c=2" },
    { kind: "code", code: "012345", minutes: 10 },
    { kind: "facts", facts: [["Seat", "A1 <i>"]] },
  ],
  footer: "Bye",
});

test("keeps the subject on one line, so that a name can't add a header", () => {
  expect(mail.subject).toBe("Booking of Bcc: someone@example.com");
});

test("shows what strangers typed as text, never as markup", () => {
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).not.toContain("<i>");
  expect(mail.html).toContain("&lt;b&gt;&quot;Quiet&quot; &amp; Co&lt;/b&gt;");
});

test("leads to a page of ours by a link", () => {
  expect(mail.html).toContain('<a href="https://carrel.example/a?b=1&amp;c=2">');
});

test("carries the link, the code and the facts in plain text as well", () => {
  expect(mail.text).toContain("\nhttps://carrel.example/a?b=1&c=2\n");
  expect(mail.text).toContain("    012345");
  expect(mail.text).toContain("Seat: A1 <i>");
});
