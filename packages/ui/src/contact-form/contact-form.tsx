import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button";
import { CONTACT_FIELDS, type ContactField } from "./contact-fields";
import "./contact-form.css";

export interface ContactFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** Where a browser without JavaScript posts it. */
  action: string;
  /** It was taken: what says so stands in its place. */
  isSent?: boolean;
  /** What was typed, by field, to be shown again. */
  values?: Readonly<Record<string, string | undefined>>;
  /** What is wrong, by field, or `form` for what is no field's. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Said once it is on its way. */
  sentNote?: ReactNode;
}

/**
 * A message to staff, as `contact.send` takes it. It is a whole form by itself: the browser posts it, and the server shows it
 * again with what is wrong. `sendContactForm` sends it without leaving the page.
 *
 * @example <ContactForm action="/contact" errors={{ email: "Enter an e-mail address." }} values={{ name: "Asha Rao" }} />
 */
export const ContactForm = ({
  action,
  isSent = false,
  values = {},
  errors = {},
  sentNote = "Your message is on its way. We answer by e-mail.",
  className,
  ...rest
}: ContactFormProps) => (
  <div data-slot="contact-form" className={cx("ui-contact-form", className)}>
    <p role="status" data-sent className="ui-contact-form__sent" hidden={!isSent}>
      {sentNote}
    </p>
    <form {...rest} method="post" action={action} data-contact className="ui-contact-form__form" hidden={isSent}>
      <p role="alert" data-form-error className="ui-contact-form__error" hidden={!errors.form}>
        {errors.form}
      </p>
      {CONTACT_FIELDS.map((field) => (
        <Line key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
      ))}
      {/* A trap for machines: no person finds it. */}
      <p className="ui-contact-form__trap" aria-hidden="true">
        <label>
          Homepage
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div>
        <Button type="submit" variant="primary" size="lg">
          Send message
        </Button>
      </div>
    </form>
  </div>
);

interface LineProps {
  field: ContactField;
  value: string | undefined;
  error: string | undefined;
}

const Line = ({
  field: { name, label, type = "text", autoComplete, isOptional = false, rows, most },
  value,
  error,
}: LineProps) => {
  const id = `contact-${name}`;
  const control = {
    id,
    name,
    className: "ui-contact-form__control",
    required: !isOptional,
    maxLength: most,
    defaultValue: value ?? "",
    "aria-describedby": `${id}-error`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="ui-contact-form__field">
      <label htmlFor={id} className="ui-contact-form__label">
        {label}
        {isOptional && <span className="ui-contact-form__optional"> (optional)</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} autoComplete={autoComplete} />}
      <p id={`${id}-error`} className="ui-contact-form__error" hidden={!error}>
        {error}
      </p>
    </div>
  );
};
