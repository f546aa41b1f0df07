import { terminology } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { MailDraft } from "./compose-mail";

interface EndingMail {
  organisation: Pick<Tenant, "orgName" | "workspaceKind">;
  branch: { name: string; phone: string; email: string };
  deskName: string;
  booking: { bookingId: string; code: string; endAt: Date };
  customerName: string;
  /** A local date of the branch. */
  lastDay: string;
  /** Of the page where the member sees it (codes/booking-links.ts). */
  address: string;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** What a member is told whose time at a desk ends soon: until when he has it, and what to do if he would like to stay. */
export function endingMail({
  organisation,
  branch,
  deskName,
  booking,
  customerName,
  lastDay,
  address,
}: EndingMail): MailDraft {
  const { desk } = terminology(organisation.workspaceKind);
  const word = desk.toLowerCase();
  const day = DAY.format(new Date(lastDay));
  const code: [string, string] = ["Booking code", booking.code];
  const until: [string, string] = ["Last day", day];
  const heading = `Your ${word} is yours until ${day}`;
  const next = `Would you like to stay? Ask the front desk to renew it by then. Otherwise there is nothing to do: the ${word} is free for others from the day after.`;
  const page = { kind: "link", label: "See your booking", address } as const;
  return {
    reason: "confirmation",
    sender: organisation.orgName,
    names: [branch.email],
    aboutId: booking.bookingId,
    staleAt: booking.endAt,
    subject: `${heading}: ${deskName}, ${branch.name}`,
    heading,
    blocks: [
      { kind: "text", text: `${customerName}, your time at ${branch.name} ends soon.` },
      { kind: "facts", facts: [code, [desk, deskName], ["Where", branch.name], until] },
      { kind: "text", text: next },
      page,
    ],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    plain: {
      subject: `${heading}: ${organisation.orgName}`,
      heading,
      blocks: [{ kind: "facts", facts: [code, until] }, { kind: "text", text: next }, page],
      footer: "",
    },
  };
}
