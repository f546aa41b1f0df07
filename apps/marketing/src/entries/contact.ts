import { sendContactForm } from "@carrel/ui/contact-form";

// The server wrote the host's key to the form; without it the browser sends the form by itself.
const key = document.querySelector<HTMLElement>("[data-contact]")?.dataset.key;

if (key)
  sendContactForm((typed) =>
    fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": key },
      body: JSON.stringify(typed),
    }),
  );
