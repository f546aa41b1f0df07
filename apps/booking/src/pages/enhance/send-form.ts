import { readSite } from "./site";

const FAILED = "Your message could not be sent. Try again in a moment.";

interface Refusal {
  message?: string;
  issues?: { path: (string | number)[]; message: string }[];
}

const say = (element: HTMLElement | null, words = "") => {
  if (!element) return;
  element.textContent = words;
  element.hidden = words === "";
};

/** Sends the contact form without leaving the page. */
export function sendForm(): void {
  const form = document.querySelector<HTMLFormElement>("[data-contact]");
  const sent = document.querySelector<HTMLElement>("[data-sent]");
  if (!form || !sent) return;
  const whole = form.querySelector<HTMLElement>(".form-error");
  const button = form.querySelector("button");
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(".field [name]")];

  const refuse = ({ message = FAILED, issues = [] }: Refusal) => {
    const said = new Map(issues.map(({ path, message: words }) => [String(path[0]), words]));
    for (const field of fields) {
      const words = said.get(field.name);
      say(document.getElementById(`${field.id}-error`), words);
      if (words) field.ariaInvalid = "true";
      else field.removeAttribute("aria-invalid");
    }
    const first = fields.find(({ name }) => said.has(name));
    say(whole, first ? "" : message);
    first?.focus();
  };

  const send = async () => {
    const { apiKey, organisation } = readSite();
    const typed = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value.trim() !== "");
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey },
      body: JSON.stringify({ ...Object.fromEntries(typed), orgId: organisation._id }),
    });
    if (!response.ok) return refuse(await response.json().catch(() => ({})));
    form.hidden = true;
    sent.hidden = false;
    sent.tabIndex = -1;
    sent.focus();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button) button.disabled = true;
    void send()
      .catch(() => refuse({}))
      .finally(() => {
        if (button) button.disabled = false;
      });
  });
}
