import { Button } from "@carrel/ui/button";
import type { View } from "../view";

interface FieldProps {
  name: string;
  label: string;
  type?: string;
  autoComplete?: string;
  isOptional?: boolean;
  rows?: number;
  most: number;
}

const FIELDS: readonly FieldProps[] = [
  { name: "name", label: "Name", autoComplete: "name", most: 120 },
  { name: "email", label: "E-mail", type: "email", autoComplete: "email", most: 254 },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", isOptional: true, most: 24 },
  { name: "subject", label: "Subject", isOptional: true, most: 200 },
  { name: "message", label: "Message", rows: 6, most: 5000 },
];

const Field = ({ view, field }: { view: View; field: FieldProps }) => {
  const { name, label, type = "text", autoComplete, isOptional = false, rows, most } = field;
  const id = `contact-${name}`;
  const error = view.sent?.errors[name];
  const control = {
    id,
    name,
    required: !isOptional,
    maxLength: most,
    defaultValue: view.sent?.values[name] ?? "",
    "aria-describedby": `${id}-error`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="optional"> (optional)</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} autoComplete={autoComplete} />}
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        {error}
      </p>
    </div>
  );
};

/** A message to the staff. The browser sends it by itself, or the page's script does (`enhance/send-form.ts`). */
export const ContactForm = ({ view }: { view: View }) => (
  <section className="contact-form" aria-labelledby="write">
    <h2 id="write">Write to us</h2>
    <p role="status" data-sent hidden={!view.sent?.isSent}>
      Your message is on its way. We answer by e-mail.
    </p>
    <form method="post" action={view.pageLink("contact")} data-contact hidden={view.sent?.isSent}>
      <p className="form-error" role="alert" hidden={!view.sent?.errors.form}>
        {view.sent?.errors.form}
      </p>
      {FIELDS.map((field) => (
        <Field key={field.name} view={view} field={field} />
      ))}
      {/* A trap for machines: no person finds it. */}
      <p className="trap" aria-hidden="true">
        <label>
          Homepage
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit" variant="primary" size="lg">
        Send message
      </Button>
    </form>
  </section>
);
