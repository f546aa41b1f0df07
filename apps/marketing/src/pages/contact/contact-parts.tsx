import { ContactForm } from "@carrel/ui/contact-form";
import { Fill } from "../../layout/fill";
import { HOLES } from "../../layout/holes";
import type { ContactContent } from "./contact-content";

/** The form, which the server fills with what became of it. */
export const FilledForm = () => (
  <Fill name="contact-form">
    <ContactForm action="/contact" />
  </Fill>
);

export const Answer = ({ answer: { text, link } }: { answer: ContactContent["answers"][number] }) => (
  <>
    <p>{text}</p>
    {link && (
      <p>
        <a href={link.href} className="inline-block py-1">
          {link.label}
        </a>
      </p>
    )}
  </>
);

/** Whom one reaches, as far as he says so. */
export const Operator = ({ title }: { title: string }) => (
  <section aria-labelledby="who" className="flex flex-col gap-3">
    <h2 id="who" className="font-semibold text-strong">
      {title}
    </h2>
    <p className="max-w-[30rem] wrap-anywhere">{HOLES.operator}</p>
  </section>
);
