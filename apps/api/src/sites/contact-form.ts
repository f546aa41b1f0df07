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
export type ContactOutcome = { sent: true } | RefusedForm;

export interface RefusedForm {
  /** What is wrong, by field, or `form` for what is no field's. */
  errors: Partial<Record<Field | "form", string>>;
  /** What was typed, to be shown again. */
  values: Partial<Record<Field, string>>;
  /** What the page is answered with: 400 for fields, 403 from elsewhere, 413 too long, 429 too many, 503 what went wrong here. */
  status: RefusedStatus;
  /** Seconds, or a date, as the call's own header says it. */
  retryAfter?: string;
}
type RefusedStatus = 400 | 403 | 413 | 429 | 503;

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
  if (isFromElsewhere(request)) return refused(403, "Send this form from the page itself.");
  const values = await readTyped(request);
  if ("errors" in values) return values;
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
  const retryAfter = response.headers.get("retry-after");
  return {
    errors: Object.keys(errors).length > 0 ? errors : { form: message },
    values,
    status: statusOf(response.status),
    ...(retryAfter !== null && { retryAfter }),
  };
}

const refused = (status: RefusedStatus, message: string): RefusedForm => ({
  errors: { form: message },
  values: {},
  status,
});

/** What a call's refusal is to who sent the form; of a key that is none any more he can do nothing. */
function statusOf(status: number): RefusedStatus {
  if (status === 403 || status === 413 || status === 429) return status;
  return status >= 500 ? 503 : 400;
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

/** What was typed into the fields, or the refusal of what is no such form. */
async function readTyped(request: Request): Promise<Partial<Record<Field, string>> | RefusedForm> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return refused(400, FAILED);
  try {
    const typed = new URLSearchParams(new TextDecoder().decode(await readBytes(request, PUBLIC_BODY_LIMIT)));
    const values = FIELDS.flatMap((field) => {
      // A browser ends the lines of a form as mails do.
      const value = typed.get(field)?.replaceAll("\r\n", "\n");
      return value === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(values);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.status === 413 ? refused(413, "This message is too long. Shorten it.") : refused(400, FAILED);
  }
}
