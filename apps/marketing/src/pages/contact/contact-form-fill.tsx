import { ContactForm } from "@carrel/ui/contact-form";
import { defineFill, type FillProps } from "../../fills/define-fill";

/** The form after it was sent without a script, or for one that sends it: with the key that its call goes with. */
export const contactFormFill = defineFill(["sent"], ({ site, sent }: FillProps<"sent">) => (
  <ContactForm
    action="/contact"
    data-key={site.apiKey}
    isSent={sent?.isSent ?? false}
    errors={sent?.errors ?? {}}
    values={sent?.values ?? {}}
  />
));
