import type { MailDraft } from "./compose-mail";

interface NotificationMail {
  /** The organisation whose staff are told. */
  sender: string;
  title: string;
  body: string;
  /** A domain of its own that it is about, as people write it; null where it is about none. */
  domain: string | null;
  /** The back-office's path that shows it. */
  link: string | null;
  /** Where the server is reached, such as `https://carrel.example`. */
  origin: string;
}

/** Tells one of an organisation's staff what he also finds among his notifications. */
export const notificationMail = ({ sender, title, body, domain, link, origin }: NotificationMail): MailDraft => ({
  reason: "news",
  subject: title,
  sender,
  names: domain === null ? [] : [domain],
  heading: title,
  blocks: [
    { kind: "text", text: body },
    ...(link === null ? [] : [{ kind: "link", label: "Open it", address: `${origin}${link}` } as const]),
  ],
  footer: "",
});
