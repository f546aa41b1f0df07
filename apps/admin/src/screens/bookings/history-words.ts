import type { AuditEntry } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { STATUS_LABELS } from "../../app/parts/booking-status-badge";
import { momentText } from "../../app/viewer-time";

type Change = Pick<AuditEntry, "before" | "after"> & Partial<Pick<AuditEntry, "action">>;

interface Place {
  zone: string;
  /** What a desk is called, by its id; what can't be read has no name. */
  nameOf: (deskId: string) => string | undefined;
  /** The organisation's word for a desk, lower-cased. */
  noun: string;
}

/** A field that an entry changed; it keeps no others. */
function changed({ before, after }: Change, field: string): [from: string, to: string] | undefined {
  const [from, to] = [before?.[field], after?.[field]];
  return typeof from === "string" && typeof to === "string" && from !== to ? [from, to] : undefined;
}

/** The desks that an entry names: where a booking was, and where it went. */
export const desksOf = (entry: Change): string[] => changed(entry, "deskId") ?? [];

function moveText(entry: Change, { zone, nameOf, noun }: Place): string | undefined {
  const desks = changed(entry, "deskId");
  const start = changed(entry, "startAt")?.[1];
  const end = changed(entry, "endAt")?.[1];
  const period = start && end && formatPeriod(new Date(start), new Date(end), zone);
  if (!desks) return period && `Moved to ${period}`;
  const [from, to] = desks.map((deskId) => nameOf(deskId) ?? `another ${noun}`);
  const move = `Moved from ${from} to ${to}`;
  if (period) return `${move}, ${period}`;
  return start ? `${move} on ${momentText(new Date(start), zone)}` : move;
}

/** What was taken or given back; entries from before say nothing of it. */
function moneyText({ before, after }: Change): string | undefined {
  const [was, is, currency] = [before?.paid, after?.paid, after?.currency];
  if (typeof was !== "number" || typeof is !== "number" || typeof currency !== "string" || was === is) return;
  return is > was ? `${formatMoney(is - was, currency)} paid` : `${formatMoney(was - is, currency)} refunded`;
}

/** What was said of a payment, and what was found of it. */
function claimText({ action, after }: Change): string | undefined {
  if (action === "visitor.claimPaid")
    return after?.isReferenceChanged ? "Said to be paid by another reference" : "Said to be paid";
  return action === "bookings.answerClaim" && after?.claimAnswer === "refused" ? "No payment found" : undefined;
}

/**
 * What an entry of the audit log did to a booking.
 * @example changeText(entry, place) // "Moved from A1 to B4 on 23 Nov 2026, 09:00"
 */
export function changeText(entry: Change, place: Place): string {
  const claim = claimText(entry);
  if (claim) return claim;
  if (!entry.before) return "Booked";
  const status = changed(entry, "status")?.[1];
  const step = status === "CONFIRMED" || status === "CANCELLED" ? STATUS_LABELS[status] : undefined;
  return [step, moveText(entry, place), moneyText(entry)].filter(Boolean).join(". ") || "Changed";
}
