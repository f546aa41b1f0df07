import { dueReminder, type ReminderOf } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import type { MailBlock, MailDraft } from "./compose-mail";

interface DueMail {
  organisation: Pick<Tenant, "orgName">;
  /** Where it is owed, and whom to ask. */
  branch: Pick<Row<"branches">, "name" | "timezone" | "phone" | "email">;
  debtor: Omit<ReminderOf, "branch"> & { _id: string };
  /** Our page that it is paid on by UPI; many mail programs open no `upi:` link. */
  page: string | null;
}

/** What somebody is told who owes. It may come again, so that its reader can always stop it. */
export function dueMail({ organisation, branch, debtor, page }: DueMail): MailDraft {
  const { sum, lead, facts, next } = dueReminder({ ...debtor, branch });
  const plain = dueReminder({ ...debtor, upi: null, branch });
  const link: MailBlock[] = page === null ? [] : [{ kind: "link", label: "Pay by UPI", address: page }];
  const heading = `${sum} is still to be paid`;
  return {
    reason: "reminder",
    sender: organisation.orgName,
    names: [branch.email, debtor.upi?.vpa ?? ""],
    aboutId: debtor._id,
    subject: `${heading}: ${branch.name}`,
    heading,
    blocks: [{ kind: "text", text: lead }, { kind: "facts", facts }, { kind: "text", text: next }, ...link],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    plain: {
      subject: `${heading}: ${organisation.orgName}`,
      heading,
      // Sums and days, and nothing that the organisation named.
      blocks: [
        { kind: "facts", facts: plain.facts.slice(0, 2) },
        { kind: "text", text: plain.next },
      ],
      footer: "",
    },
  };
}
