import type { SentForm } from "@carrel/sdk/pages";
import type { RefusedForm } from "./contact-form";

/** A form that was sent without a script, and was not taken. */
export type UnsentForm = SentForm & Pick<RefusedForm, "status" | "retryAfter">;

/** The page of a form that was not taken, with why in its status. */
export const refusedAs = ({ status, retryAfter }: UnsentForm, { body, headers }: Response): Response => {
  if (retryAfter !== undefined) headers.set("retry-after", retryAfter);
  return new Response(body, { status, headers });
};
