import type { MailDraft } from "./compose-mail";

interface ContactMail {
  /** The organisation that was written to. */
  sender: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  /** Whether no other one is mailed today. */
  isLast: boolean;
  /** Where the office shows it. */
  address: string;
}

/**
 * What a stranger wrote, to an organisation's staff, who answer him by answering it. His name stands among the facts alone: in a
 * subject or heading he could be anybody, such as the platform's security.
 */
export const contactMail = (written: ContactMail): MailDraft => {
  const { sender, name, email, phone, subject, message, isLast, address } = written;
  return {
    reason: "news",
    subject: subject ? `New message: ${subject}` : "New message from your site",
    sender,
    names: [email],
    heading: "Somebody wrote to you",
    blocks: [
      {
        kind: "facts",
        facts: [
          ["Name", name],
          ["E-mail", email],
          ...(phone === null ? [] : [["Phone", phone] as const]),
          ...(subject === null ? [] : [["Subject", subject] as const]),
        ],
      },
      { kind: "quote", text: message },
      { kind: "link", label: "Read it in the office", address },
    ],
    footer: `Answer this mail, and your answer goes to the address above. Nobody has checked who it belongs to: open no attachments, and give no codes or passwords.${isLast ? " Many messages came today. The next ones are not mailed until tomorrow; the office shows them all." : ""}`,
  };
};
