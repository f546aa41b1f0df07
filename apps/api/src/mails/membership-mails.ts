import { type Days, formatMoney, lastDayOf, terminology } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import { calendarEvent } from "./booking-mail";
import { calendarFile } from "./calendar";
import type { MailBlock, MailDraft } from "./compose-mail";

export interface MembershipMail {
  organisation: Pick<Tenant, "orgName" | "orgCode" | "workspaceKind">;
  branch: Parameters<typeof calendarEvent>[0]["branch"];
  membership: Pick<Row<"memberships">, "membershipId" | "startAt" | "endAt" | "amount" | "currency">;
  customerName: string;
  /** Null where it has no desk of its own. */
  deskName: string | null;
  /** Null where it is for the whole day. */
  shift: Pick<Row<"shifts">, "name" | "starts" | "ends"> | null;
  /** What is told of it. */
  told: MembershipTold;
  /** The days on which the branch is closed, where that is what is told. */
  closed?: Days & { reason: string };
  /** Of a seat whose end is another: its booking, for calendars. */
  seatBooking?: Parameters<typeof calendarEvent>[0]["booking"] | undefined;
}

type MembershipTold = "begun" | "renewed" | "changed" | "ended" | "closed";

const WORDS: Record<MembershipTold, { subject: string; heading: string; lead: string }> = {
  begun: { subject: "Membership begun", heading: "Your membership", lead: "this is what you have from now on." },
  renewed: { subject: "Membership renewed", heading: "Your membership goes on", lead: "it was renewed." },
  changed: {
    subject: "Membership changed",
    heading: "Your membership has changed",
    lead: "this is what you have from now on.",
  },
  closed: {
    subject: "Closed days",
    heading: "We are closed on some of your days",
    lead: "this is how your membership stands with that.",
  },
  ended: { subject: "Membership ended", heading: "Your membership ends", lead: "it ends on the day below." },
};

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const dayText = (localDate: string) => DAY.format(new Date(localDate));
const closedText = ({ from, to }: Days) => (from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`);

/** What a member is told of a membership as a whole, however many bookings it has. */
export function membershipMail(given: MembershipMail): MailDraft {
  const { organisation, branch, membership, customerName, deskName, shift, told, closed, seatBooking } = given;
  const { timezone } = branch;
  const words = WORDS[told];
  const shut: [string, string][] = closed ? [["Closed", closedText(closed)]] : [];
  const why: [string, string][] = closed ? [["Why", closed.reason]] : [];
  const lastDay = dayText(lastDayOf(membership.endAt, timezone));
  const firstDay = dayText(lastDayOf(new Date(membership.startAt.getTime() + 1), timezone));
  const days: [string, string][] = [
    ...(told === "ended" ? [] : [["From", firstDay] as [string, string]]),
    ["Last day", lastDay],
  ];
  const desk: [string, string][] = deskName === null ? [] : [[terminology(organisation.workspaceKind).desk, deskName]];
  const hours: [string, string][] = shift ? [["Shift", `${shift.name}, ${shift.starts}–${shift.ends}`]] : [];
  const price: [string, string][] =
    told !== "ended" && membership.amount > 0 ? [["Price", formatMoney(membership.amount, membership.currency)]] : [];
  const full = {
    subject: `${words.subject}: ${branch.name}, until ${lastDay}`,
    heading: words.heading,
    blocks: [
      { kind: "text", text: `${customerName}, ${words.lead}` },
      { kind: "facts", facts: [...shut, ...why, ...desk, ...hours, ["Where", branch.name], ...days, ...price] },
    ] satisfies MailBlock[],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    ...(seatBooking &&
      deskName !== null && {
        attachments: [calendarFile(calendarEvent({ organisation, branch, deskName, booking: seatBooking }))],
      }),
  };
  return {
    reason: "confirmation",
    sender: organisation.orgName,
    names: [branch.email],
    aboutId: membership.membershipId,
    staleAt: membership.endAt,
    ...full,
    plain: {
      subject: `${words.subject}: ${organisation.orgName}, until ${lastDay}`,
      heading: words.heading,
      blocks: [{ kind: "facts", facts: [...shut, ...days, ...price] }],
      footer: "",
    },
  };
}
