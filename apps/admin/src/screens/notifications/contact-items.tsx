import type { ContactMessage } from "@carrel/sdk";
import type { DescriptionItem } from "@carrel/ui/description-list";
import { Link } from "@carrel/ui/link";
import { telephone } from "../../app/parts/telephone";

/**
 * Opens a mail to whoever wrote a message.
 * @example answerTo({ email: "ravi@example.com", subject: "Lockers" }) // "mailto:ravi@example.com?subject=Re%3A%20Lockers"
 */
export const answerTo = ({ email, subject }: Pick<ContactMessage, "email" | "subject">): string => {
  const [name = "", domain = ""] = email.split("@");
  const to = `mailto:${encodeURIComponent(name)}@${domain}`;
  return subject ? `${to}?subject=${encodeURIComponent(`Re: ${subject}`)}` : to;
};

/** Who wrote a message, and how he is reached. */
export const contactItems = (contact: ContactMessage): DescriptionItem[] => [
  { term: "From", details: <span className="wrap-anywhere">{contact.name}</span> },
  {
    term: "E-mail",
    details: (
      <Link href={answerTo(contact)} className="break-all">
        {contact.email}
      </Link>
    ),
  },
  ...(contact.phone ? [{ term: "Phone", details: <Link href={telephone(contact.phone)}>{contact.phone}</Link> }] : []),
  ...(contact.subject ? [{ term: "Subject", details: <span className="wrap-anywhere">{contact.subject}</span> }] : []),
];
