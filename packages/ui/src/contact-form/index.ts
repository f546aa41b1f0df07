export { CONTACT_FIELDS, type ContactField } from "./contact-fields";
export { ContactForm, type ContactFormProps } from "./contact-form";
export { sendContactForm } from "./send-contact-form";
