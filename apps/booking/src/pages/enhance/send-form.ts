import { sendContactForm } from "@carrel/ui/contact-form";
import { readSite } from "./site";

/** Sends the contact form without leaving the page. */
export const sendForm = () =>
  sendContactForm((typed) => {
    const { apiKey, organisation } = readSite();
    return fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey },
      body: JSON.stringify({ ...typed, orgId: organisation._id }),
    });
  });
