import type { Terminology } from "@carrel/sdk/domain";
import type { AuditActor, AuditEntry } from "@carrel/sdk/schemas";
import type { AuditResource } from "../audit-search";
import { NUMBERS } from "../locale";
import { ACTION_WORDS, wordText } from "./action-words";

/** Areas, in the organisation's words (`wordText`). */
export const RESOURCE_LABELS: Record<AuditResource, string> = {
  auth: "Sign-in and passwords",
  branches: "Branches",
  desks: "{Desks}",
  bookings: "Bookings",
  customers: "{Members}",
  feePlans: "Fee plans",
  adminUsers: "Staff",
  roles: "Roles",
  businessUnits: "Business units",
  installationRequests: "Installation requests",
  organisation: "Organisation",
  apiKeys: "API keys",
};

const ACTOR_KINDS: Record<AuditActor["kind"], string> = {
  person: "Staff",
  customer: "Customer",
  visitor: "Visitor",
  apiKey: "API key",
  system: "The platform",
};

/** Who acts: "Mara Lind", "A visitor", "The platform". */
export const actorName = ({ kind, name }: AuditActor) => name || (kind === "system" ? "The platform" : `A ${kind}`);

/** Who acts; of somebody who was forgotten, that he was. */
export const whoText = ({ actor, blanked }: Pick<AuditEntry, "actor" | "blanked">) =>
  blanked?.includes("actor") ? "An erased person" : actorName(actor);

/** From where somebody acted. */
export function fromText({
  address,
  actor,
  blanked,
  more,
}: Pick<AuditEntry, "address" | "actor" | "blanked" | "more">) {
  if (blanked?.includes("actor")) return "Erased";
  if (address) return address;
  return more !== undefined && actor.kind !== "system" ? "Several addresses" : "The platform's own work";
}

const count = new Intl.NumberFormat(NUMBERS);

/**
 * How many an entry stands for that have none of their own.
 * @example moreText(412) // "412 more like this"
 */
export const moreText = (more: number) => `${count.format(more)} more like this`;

export const actorKind = ({ kind }: AuditActor) => ACTOR_KINDS[kind];

const words = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a call did, in the organisation's words.
 * @param to the status that it led to
 * @example actionText("desks.bookDesk", terminology("study-hall")) // "Seat booked"
 */
export function actionText(action: string, terms: Terminology, to?: unknown): string {
  const known = ACTION_WORDS[`${action}:${to}`] ?? ACTION_WORDS[action];
  if (known) return wordText(known, terms);
  const [area = "", ...rest] = action.split(".");
  const labels: Record<string, string> = RESOURCE_LABELS;
  const place = wordText(labels[area] ?? capital(words(area)), terms);
  return rest.length === 0 ? place : `${place}: ${rest.map(words).join(" ")}`;
}

type Told = Pick<AuditEntry, "action" | "recordId" | "before" | "after" | "names">;

/** What an entry tells of, in the organisation's words. */
export const entryText = ({ action, after }: Told, terms: Terminology) => actionText(action, terms, after?.status);

/** Of which record it tells, by its name: of a booking also the desk's and the person's. Empty where it has none. */
export function subjectText({ recordId, before, after, names }: Told): string {
  const fields = { ...before, ...after };
  const own = [fields.name, fields.title].find((text) => typeof text === "string" && text !== "");
  return (recordId && names?.[recordId]) || (own ? String(own) : "");
}

/**
 * A field's name in words.
 * @example fieldText("taxPercent") // "Tax percent"
 */
export const fieldText = (name: string) => capital(words(name.replace(/^_/, "")));

/** A field's value for reading; what is made of parts, part by part. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "Nothing";
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.length === 0 ? "Nothing" : value.map(valueText).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, part]) => `${fieldText(name)}: ${valueText(part)}`)
      .join("; ");
  return String(value);
}

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What an entry changed, field by field; null where there was or is no such field. */
export function changesOf({ before, after, names }: Pick<AuditEntry, "before" | "after" | "names">): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const text = (side: Record<string, unknown> | null, field: string) =>
    side && field in side ? (names?.[String(side[field])] ?? valueText(side[field])) : null;
  return fields.map((field) => ({ field, before: text(before, field), after: text(after, field) }));
}
