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

/** What was typed; what was left empty was not given. */
const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    ),
  );

/**
 * Sends the page's `ContactForm` without leaving the page, with what is wrong at its fields; does nothing where there is none.
 * @param send sends what was typed, by field, by the call `contact.send`
 * @example sendContactForm((typed) => fetch("/api/contact", { method: "POST", headers, body: JSON.stringify(typed) }));
 */
export function sendContactForm(send: (typed: Record<string, string>) => Promise<Response>): void {
  const form = document.querySelector<HTMLFormElement>("[data-contact]");
  const sent = document.querySelector<HTMLElement>("[data-sent]");
  if (!form || !sent) return;
  const whole = form.querySelector<HTMLElement>("[data-form-error]");
  const button = form.querySelector("button");
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name][id]")];

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

  const post = async () => {
    const response = await send(typedIn(form));
    if (!response.ok) return refuse(await response.json().catch(() => ({})));
    form.hidden = true;
    sent.hidden = false;
    sent.tabIndex = -1;
    sent.focus();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button) button.disabled = true;
    void post()
      .catch(() => refuse({}))
      .finally(() => {
        if (button) button.disabled = false;
      });
  });
}
