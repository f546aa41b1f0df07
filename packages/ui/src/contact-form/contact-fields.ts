/** One field of a message. */
export interface ContactField {
  /** As `contact.send` calls it. */
  name: string;
  label: string;
  type?: string;
  autoComplete?: string;
  isOptional?: boolean;
  /** Of several lines. */
  rows?: number;
  /** The most characters that the call takes. */
  most: number;
}

/** A message's fields, in the order in which they are filled in. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  { name: "name", label: "Name", autoComplete: "name", most: 120 },
  { name: "email", label: "E-mail", type: "email", autoComplete: "email", most: 254 },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", isOptional: true, most: 24 },
  { name: "subject", label: "Subject", isOptional: true, most: 200 },
  { name: "message", label: "Message", rows: 6, most: 5000 },
];
