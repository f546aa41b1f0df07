import { ContactForm as Form } from "@carrel/ui/contact-form";
import type { View } from "../view";

/** A message to the staff. The browser sends it by itself, or the page's script does (`enhance/send-form.ts`). */
export const ContactForm = ({ view }: { view: View }) => (
  <section className="contact-form" aria-labelledby="write">
    <h2 id="write">Write to us</h2>
    <Form
      action={view.pageLink("contact")}
      isSent={view.sent?.isSent ?? false}
      values={view.sent?.values ?? {}}
      errors={view.sent?.errors ?? {}}
    />
  </section>
);
