import { allowanceText, terminology } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import type { MailDraft } from "./compose-mail";

/** A membership that ends, with the names that tell of it. */
export interface EndingMembership
  extends Pick<Row<"memberships">, "membershipId" | "kind" | "endAt" | "allowance" | "allowanceUnit" | "used"> {
  customerName: string;
  feePlanName: string;
  /** Of a seat and a shift. */
  deskName: string | null;
  shiftName: string | null;
}

interface EndingMail {
  organisation: Pick<Tenant, "orgName" | "workspaceKind">;
  branch: { name: string; phone: string; email: string };
  membership: EndingMembership;
  /** Of a seat: its code, and the address of the page where its member sees it (codes/booking-links.ts). */
  booking: { code: string; address: string } | null;
  /** A local date of the branch. */
  lastDay: string;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

type Fact = [string, string];

interface Words {
  heading: string;
  next: string;
  /** What it is, beside where and until when. */
  facts: Fact[];
}

/** What is said of each kind. */
function wordsFor({ membership, lastDay, organisation }: EndingMail): Words {
  const { desk } = terminology(organisation.workspaceKind);
  const word = desk.toLowerCase();
  const day = DAY.format(new Date(lastDay));
  const { deskName, shiftName, feePlanName, allowance, allowanceUnit, used } = membership;
  const seat: Fact[] = deskName === null ? [] : [[desk, deskName]];
  const shift: Fact[] = shiftName === null ? [] : [["Shift", shiftName]];
  const left: Fact[] =
    allowance !== null && allowanceUnit
      ? [["Left of it", allowanceText({ unit: allowanceUnit, total: allowance, left: allowance - used })]]
      : [];
  const own = {
    heading: `Your ${word} is yours until ${day}`,
    next: `Would you like to stay? Ask the front desk to renew it by then. Otherwise there is nothing to do: the ${word} is free for others from the day after.`,
    facts: [...seat, ...shift],
  };
  const words: Record<EndingMembership["kind"], Words> = {
    seat: own,
    shift: own,
    floating: {
      heading: `Your place is yours until ${day}`,
      next: "Would you like to stay? Ask the front desk to renew it by then. Otherwise there is nothing to do.",
      facts: [["Membership", feePlanName], ...shift],
    },
    pass: {
      heading: `Your pass is valid until ${day}`,
      next: "What is left of it can be used until then. Would you like to go on? Ask the front desk to renew it.",
      facts: [["Pass", feePlanName], ...left],
    },
  };
  return words[membership.kind];
}

/** What a member is told whose membership ends soon: until when he has it, and what to do if he would like to stay. */
export function endingMail(ending: EndingMail): MailDraft {
  const { organisation, branch, membership, booking, lastDay } = ending;
  const { heading, next, facts } = wordsFor(ending);
  const code: Fact[] = booking ? [["Booking code", booking.code]] : [];
  const until: Fact = ["Last day", DAY.format(new Date(lastDay))];
  const page = booking ? [{ kind: "link", label: "See your booking", address: booking.address } as const] : [];
  const what = membership.deskName ?? membership.feePlanName;
  return {
    reason: "confirmation",
    sender: organisation.orgName,
    names: [branch.email],
    aboutId: membership.membershipId,
    staleAt: membership.endAt,
    subject: `${heading}: ${what}, ${branch.name}`,
    heading,
    blocks: [
      { kind: "text", text: `${membership.customerName}, your time at ${branch.name} ends soon.` },
      { kind: "facts", facts: [...code, ...facts, ["Where", branch.name], until] },
      { kind: "text", text: next },
      ...page,
    ],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    plain: {
      subject: `${heading}: ${organisation.orgName}`,
      heading,
      blocks: [{ kind: "facts", facts: [...code, until] }, { kind: "text", text: next }, ...page],
      footer: "",
    },
  };
}
