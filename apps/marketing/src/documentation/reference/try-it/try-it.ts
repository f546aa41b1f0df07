import type { DemoClient } from "./demo-client";
import { drawReply } from "./draw-reply";
import { button, element } from "./element";
import { findRecords } from "./find-records";
import type { TryCall, TryPerson } from "./try-call";

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What is typed as an input. @throws Error that says what is wrong with it */
function inputIn({ value }: HTMLTextAreaElement): object {
  try {
    const input: unknown = JSON.parse(value.trim() || "{}");
    if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
  } catch (error) {
    throw new Error(`The input is not valid JSON: ${words(error)}`);
  }
  throw new Error("The input is one JSON object, such as {}.");
}

const pretty = (input: object) => JSON.stringify(input, null, 2);

/** Who calls: somebody of the demo, by what he is and where. The choice holds for the whole page. */
function peopleField(id: string, people: readonly TryPerson[], chosen: { email: string }) {
  const select = element("select", { id });
  for (const [orgName, those] of Map.groupBy(people, (person) => person.orgName)) {
    const options = those.map(({ email, name, role }) => element("option", { value: email }, `${role}: ${name}`));
    select.append(element("optgroup", { label: orgName }, ...options));
  }
  select.value = chosen.email;
  select.addEventListener("change", () => {
    chosen.email = select.value;
  });
  return select;
}

interface TryItOptions {
  id: string;
  call: TryCall;
  client: DemoClient;
  people: readonly TryPerson[];
  /** Shared by the forms of a page. */
  chosen: { email: string };
}

/** The form that makes a call of the demo, and shows how it ended. */
export function tryItForm({ id, call, client, people, chosen }: TryItOptions): HTMLFormElement {
  const at = `try-${id.replace(".", "-")}`;
  const input = element("textarea", { id: `${at}-input`, spellcheck: "false", autocomplete: "off" });
  input.value = pretty(call.example);
  input.rows = Math.min(input.value.split("\n").length + 1, 14);
  const outcome = element("div", { class: "api-outcome", role: "status" });
  const select = call.isPublic ? null : peopleField(`${at}-person`, people, chosen);
  const person = () => people.find(({ email }) => email === select?.value) ?? null;

  /** One thing at a time; the buttons stay, since one of them has the focus. */
  const busy = async (work: () => Promise<void>) => {
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    try {
      await work();
    } catch (error) {
      outcome.replaceChildren(element("p", { class: "api-refused" }, words(error)));
    } finally {
      form.ariaBusy = "false";
    }
  };

  const send = () =>
    busy(async () => {
      const reply = await client.call(call, inputIn(input), person());
      outcome.replaceChildren(drawReply(reply));
    });

  const actions = element("div", { class: "api-actions" });
  const first = element("button", { type: "submit", class: "api-send" }, "Send");
  const records = button("Use records of the demo", () =>
    busy(async () => {
      const found = await findRecords(client, call, person());
      input.value = pretty({ ...inputIn(input), ...found });
      outcome.textContent =
        Object.keys(found).length > 0 ? "The input names records of the demo." : "Nothing was found.";
    }),
  );
  const rest = () => actions.replaceChildren(first, ...(Object.keys(call.sources).length > 0 ? [records] : []));

  /** What changes something asks first. */
  const ask = () => {
    const sure = button(
      "Send it",
      () => {
        rest();
        first.focus();
        void send();
      },
      { class: "api-send" },
    );
    const keep = button("Leave it", () => {
      rest();
      first.focus();
    });
    actions.replaceChildren(element("span", {}, "This changes the demo for everybody in it."), sure, keep);
    sure.focus();
  };

  const form = element(
    "form",
    { class: "api-try", "aria-label": `Try ${id}` },
    ...(select ? [element("label", { for: select.id }, "Signed in as"), select] : []),
    element("label", { for: input.id }, "Input, as JSON"),
    input,
    actions,
    outcome,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (call.kind === "write") ask();
    else void send();
  });
  rest();
  return form;
}
