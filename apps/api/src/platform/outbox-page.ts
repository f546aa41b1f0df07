import type { OutboxMail } from "../database/outbox";
import { escapeHtml } from "../escape-html";
import { devPage } from "./dev-page";

const mailItem = (mail: OutboxMail, index: number) => {
  const sent = mail.createdAt.toISOString();
  return `<details${index === 0 ? " open" : ""}>
<summary><span class="subject">${escapeHtml(mail.subject)}</span><time datetime="${sent}">${sent.slice(0, 16).replace("T", " ")} UTC</time><span class="to">to ${escapeHtml(mail.toAddress)}${mail.replyTo === null ? "" : `, answers go to ${escapeHtml(mail.replyTo)}`}</span></summary>
${mail.htmlBody === "" ? GONE : bodyOf(mail)}
</details>`;
};

const bodyOf = (mail: OutboxMail) =>
  `<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inNewTab(mail.htmlBody))}" loading="lazy"></iframe>
<details class="plain"><summary>As plain text</summary><pre>${escapeHtml(mail.textBody)}</pre></details>`;

/** Its links open beside the outbox, as a mail program has it. */
const inNewTab = (html: string) => html.replace("<head>", '<head><base target="_blank">');

/** Of a mail that left, or whose time is past. */
const GONE = `<p class="none">What this mail said is not kept any more.</p>`;

/** The demo's outbox as a page. */
export const outboxPage = (mails: readonly OutboxMail[], to: string | undefined): string =>
  devPage("Outbox", {
    lead: "Every mail that this server wrote, newest first. The page exists in the demo only.",
    body: `<form><label>Recipient<input type="email" name="to" value="${escapeHtml(to ?? "")}" placeholder="name@example.com"></label><button>Show</button>${to ? '<a href="/dev/outbox">Show all</a>' : ""}</form>
${mails.length > 0 ? mails.map(mailItem).join("\n") : `<p class="none">${to ? "No mail went to this address yet." : "No mail was written yet. Sign up or book a place, and its mail appears here."}</p>`}`,
  });
