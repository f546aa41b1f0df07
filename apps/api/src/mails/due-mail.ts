import { dueReminder, type OwedItem, type ReminderOf } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import type { MailDraft } from "./compose-mail";

interface DueMail {
  organisation: Pick<Tenant, "orgName">;
  /** Where it is owed, and whom to ask. */
  branch: Pick<Row<"branches">, "name" | "timezone" | "phone" | "email">;
  debtor: Omit<ReminderOf, "items" | "branch"> & { _id: string };
  items: readonly OwedItem[];
}

/** What somebody is told who owes. It may come again, so that its reader can always stop it. */
export function dueMail({ organisation, branch, debtor, items }: DueMail): MailDraft {
  const { sum, lead, facts, next } = dueReminder({ ...debtor, items, branch });
  const heading = `${sum} is still to be paid`;
  return {
    reason: "reminder",
    sender: organisation.orgName,
    names: [branch.email],
    aboutId: debtor._id,
    subject: `${heading}: ${branch.name}`,
    heading,
    blocks: [
      { kind: "text", text: lead },
      { kind: "facts", facts },
      { kind: "text", text: next },
    ],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    plain: {
      subject: `${heading}: ${organisation.orgName}`,
      heading,
      // Sums and days, and nothing that the organisation named.
      blocks: [
        { kind: "facts", facts: facts.slice(0, 2) },
        { kind: "text", text: next },
      ],
      footer: "",
    },
  };
}
