import { nameAsWritten } from "@carrel/sdk/schemas";
import type { MailDraft } from "../../mails/compose-mail";
import { contactMail } from "../../mails/contact-mail";
import { notificationMail } from "../../mails/notification-mail";
import type { Telling, Told } from "./wording";

/**
 * What one of the staff is mailed of an event, beside his notification of it; null where that is mailed no more today.
 * @param shown.notificationId which tells him the same
 * @param shown.origin where the office is reached, such as `https://carrel.example`
 */
export function mailToStaff(
  { event, organisation, subjects }: Telling,
  told: Told,
  { notificationId, origin }: { notificationId: string; origin: string },
): (MailDraft & { replyTo?: string }) | null {
  const { orgName: sender } = organisation;
  const written = subjects.messages.get(event.subjectId);
  if (!written) {
    const domain = event.detail.domain === undefined ? null : nameAsWritten(event.detail.domain);
    return notificationMail({ sender, ...told, domain, origin });
  }
  const { mails } = event.detail;
  if (mails === "none") return null;
  const address = `${origin}/notifications/${notificationId}`;
  return { ...contactMail({ sender, ...written, isLast: mails === "last", address }), replyTo: written.email };
}
