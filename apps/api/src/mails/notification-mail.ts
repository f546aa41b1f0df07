import { composeMail, type MailText } from "./compose-mail";

interface NotificationMail {
  /** The organisation whose staff are told. */
  sender: string;
  title: string;
  body: string;
  /** The back-office's path that shows it. */
  link: string | null;
  /** Where the server is reached, such as `https://carrel.example`. */
  origin: string;
}

/** Tells one of an organisation's staff what he also finds among his notifications. */
export const notificationMail = ({ sender, title, body, link, origin }: NotificationMail): MailText =>
  composeMail({
    subject: title,
    sender,
    heading: title,
    blocks: [
      { kind: "text", text: body },
      ...(link === null ? [] : [{ kind: "link", address: `${origin}${link}` } as const]),
    ],
    footer: `You get this mail because ${sender} has such notifications mailed to its staff. Those who may can change that in the notification settings.`,
  });
