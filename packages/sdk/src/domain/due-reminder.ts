import { dateFormat } from "./formats";
import { formatMoney } from "./money";
import { paymentNote } from "./payment-note";

/** A booking, a membership or a charge that is to be paid still. */
export interface OwedItem {
  kind: "booking" | "membership" | "charge";
  /** The booking's code, the membership's fee plan, or what the charge is for. */
  name: string;
  /** When it began, or is to begin, or was charged: an instant. */
  startAt: string;
  /** Minor unit of the debt's currency, as `due` is. */
  amount: number;
  /** What of it is to be paid still. */
  due: number;
}

/** Who is told that he owes, and what. */
export interface ReminderOf {
  /** Empty where it is not known. */
  name: string;
  /** Minor unit. */
  due: number;
  currency: string;
  /** How many bookings, memberships and charges it is for. */
  owed: number;
  /** When the oldest of them began, or is to begin: an instant. */
  since: string;
  /** The oldest first; one at least, and all that are to be named. */
  items: readonly OwedItem[];
  /** Where it can be paid by UPI; null where it can't. */
  upi: { vpa: string; payeeName: string } | null;
  /** Where it is owed. */
  branch: { name: string; timezone: string };
}

/** As many of what is owed are named; the rest is counted. */
const MOST_NAMED = 5;

/** What each is called before its name. */
const KINDS = { booking: "Booking", membership: "Membership", charge: "Charge" } as const;

/** Where it is paid to by UPI, in words: neither mails nor chats open such a link for sure. */
const upiFacts = ({ vpa, payeeName }: NonNullable<ReminderOf["upi"]>, note: string): [string, string][] => [
  ["UPI", `${vpa} (${payeeName})`],
  ...(note ? [["UPI note", note] as [string, string]] : []),
];

/**
 * What somebody who owes is told, in a mail as in a chat.
 * @returns the sums and days beside what each is, and what he is asked for
 * @example dueReminder({ name: "Meera Iyer", due: 60_000, currency: "INR", … }).lead // "Meera Iyer, ₹600 is still to be paid at Pier 4."
 */
export function dueReminder({ name, due, currency, owed, since, items, upi, branch }: ReminderOf) {
  const day = dateFormat("en-GB", { dateStyle: "long", timeZone: branch.timezone });
  const dayOf = (instant: string) => day.format(new Date(instant));
  const sum = formatMoney(due, currency);
  const named = items.slice(0, MOST_NAMED).map(({ kind, name: of, startAt, amount, due: open }): [string, string] => {
    const rest = formatMoney(open, currency);
    return [
      KINDS[kind],
      `${of}, ${dayOf(startAt)}: ${rest}${open < amount ? ` of ${formatMoney(amount, currency)}` : ""}`,
    ];
  });
  const more = owed - named.length;
  const facts: [label: string, value: string][] = [
    ["Due", sum],
    ["Since", dayOf(since)],
    ...named,
    ...(more > 0 ? [["And", `${more} more`] as [string, string]] : []),
    ...(upi ? upiFacts(upi, paymentNote({ name, owed, items })) : []),
  ];
  return {
    sum,
    facts,
    lead: `${name ? `${name}, ${sum}` : sum} is still to be paid at ${branch.name}.`,
    next: `${upi ? "Please pay by UPI, or at the front desk." : "Please pay at the front desk."} If you have paid already, or think that this is wrong, tell us.`,
  };
}

/**
 * A reminder as one text, a line for each fact.
 * @param sender who writes, and how he is reached; what is empty is left out
 */
export const reminderLines = (
  { lead, facts, next }: ReturnType<typeof dueReminder>,
  sender: readonly string[],
): string =>
  [lead, ...facts.map(([label, value]) => `${label}: ${value}`), next, sender.filter(Boolean).join(" · ")]
    .filter(Boolean)
    .join("\n");
