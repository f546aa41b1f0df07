import type { Site } from "@carrel/sdk";
import { contact } from "@carrel/sdk/contract";
import { Failure } from "../failure";
import { PUBLIC_BODY_LIMIT } from "../pipeline/body-limits";
import { readBytes } from "../pipeline/read-bytes";
import { callOf, type SendCall } from "./ask-public";

/** The form's fields, by the names of the call's input; `homepage` is the trap for machines, which no person sees. */
const FIELDS = ["name", "email", "phone", "subject", "message", "homepage"] as const;
type Field = (typeof FIELDS)[number];

/** What became of a form that was sent. */
export type ContactOutcome =
  | { sent: true }
  /** What is wrong, by field, or `form` for what is no field's; and what was typed, to be shown again. */
  | { errors: Partial<Record<Field | "form", string>>; values: Partial<Record<Field, string>> };

const FAILED = "Your message could not be sent. Try again in a moment.";

/**
 * Takes the contact form of a site's page from a browser without JavaScript, and sends what it says by the call `contact.send`.
 * Answer `sent` by 303 to `/contact?sent=1`, else the page again.
 * @param request a POST of `application/x-www-form-urlencoded`, 64 KiB at most, from a page of the same host
 * @param site whose page it is
 * @param send sends a call through the whole pipeline
 * @example const outcome = await postContact(request, found.site, (call) => app.fetch(call, context.env));
 */
export async function postContact(
  request: Request,
  site: Pick<Site, "apiKey" | "organisation">,
  send: SendCall,
): Promise<ContactOutcome> {
  const refused = (message: string, values = {}) => ({ errors: { form: message }, values });
  if (isFromElsewhere(request)) return refused("Send this form from the page itself.");
  const typed = await readTyped(request);
  if (typed === null) return refused(FAILED);
  const { values, form } = typed;
  if (form) return refused(form);
  // What is left empty was not given.
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
  const orgId = site.organisation._id;
  // What has to be there is asked for even where it was left empty, so that its field says so.
  const input = { name: "", email: "", message: "", ...given, orgId };
  const response = await send(callOf(request, contact.send.route, site.apiKey, input));
  if (response.ok) return { sent: true };
  const { message = FAILED, issues = [] }: Refusal = await response.json().catch(() => ({}));
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message: said } of issues) {
    const [field] = path;
    if (FIELDS.some((name) => name === field)) errors[`${field}`] ??= said;
  }
  return { errors: Object.keys(errors).length > 0 ? errors : { form: message }, values };
}

/** What a failed call says. */
interface Refusal {
  message?: string;
  issues?: { path: (string | number)[]; message: string }[];
}

/** Browsers say where a form was sent from: the newer ones in so many words, the others by its origin. Proxies change schemes, not hosts. */
function isFromElsewhere({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) !== new URL(url).host;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** What was typed into the fields; null for what is no such form, `form` for one that is too large. */
async function readTyped(
  request: Request,
): Promise<{ values: Partial<Record<Field, string>> & Record<string, string>; form?: string } | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return null;
  try {
    const typed = new URLSearchParams(new TextDecoder().decode(await readBytes(request, PUBLIC_BODY_LIMIT)));
    const values = FIELDS.flatMap((field) => {
      // A browser ends the lines of a form as mails do.
      const value = typed.get(field)?.replaceAll("\r\n", "\n");
      return value === undefined ? [] : [[field, value] as const];
    });
    return { values: Object.fromEntries(values) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { values: {}, form: error.status === 413 ? "This message is too long. Shorten it." : FAILED };
  }
}
