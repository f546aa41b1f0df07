import "./documentation";
import { createDemoClient } from "../documentation/reference/try-it/demo-client";
import { button } from "../documentation/reference/try-it/element";
import { CALLS_BLOCK, PEOPLE_BLOCK, type TryCalls, type TryPerson } from "../documentation/reference/try-it/try-call";
import { tryItForm } from "../documentation/reference/try-it/try-it";
import "../documentation/reference/reference.css";

const dataOf = <Data>(id: string): Data | undefined => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
};

// Outside of the demo the server names nobody, and nothing can be tried.
const people = dataOf<TryPerson[]>(PEOPLE_BLOCK);
const calls = dataOf<TryCalls>(CALLS_BLOCK);
const site = dataOf<{ apiKey: string }>("carrel-site");

if (people?.[0] && calls && site) {
  const client = createDemoClient(site.apiKey);
  const chosen = { email: people[0].email };
  for (const [id, call] of Object.entries(calls)) {
    const section = document.querySelector(`[data-call="${id}"]`);
    const open = button(
      "Try it",
      () => {
        const form = tryItForm({ id, call, client, people, chosen });
        open.replaceWith(form);
        form.querySelector<HTMLElement>("select, textarea")?.focus();
      },
      { class: "api-open", "aria-label": `Try it: ${id}` },
    );
    section?.append(open);
  }
}
