type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select";

/** Keys that move a value; letters are in the field already. */
const MOVES = /^(?:Arrow|Page|Home$|End$)/;
const MOVED = "[role=slider], [role=spinbutton], [role=radio]";
/** What stands in a room is marked, moved and taken out by keys of its own. */
const PLACED = "[data-slot=plan-desk]";
const PLACES = /^(?:Arrow|Enter$| $|Delete$|Backspace$|Escape$)/;
const TRACK = "[data-slot=slider]";

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);
const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** What the page came with. */
function givenTo(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Sets a value as a person does: React looks at what it set last itself, and takes the same for no change. */
function type(control: Control, value: string) {
  const isChosen = control instanceof HTMLSelectElement;
  const caret = isChosen || document.activeElement !== control ? null : control.selectionStart;
  control.value = givenTo(control);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  if (!isChosen && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(isChosen ? "change" : "input", { bubbles: true }));
}

/** A pointer that has been lifted can't be held, and a slider holds the one that presses it. */
function press(target: Element, event: PointerEvent) {
  target.setPointerCapture = () => undefined;
  target.dispatchEvent(new PointerEvent(event.type, event));
  Reflect.deleteProperty(target, "setPointerCapture");
}

/**
 * Keeps what is done in an island until React answers there: what is typed and chosen, buttons that are pressed, keys and presses that
 * move a slider, keys that move what stands in a room. All else of a press, such as a link, is the browser's own and happens at once.
 * @param root the island, drawn and not taken over yet
 */
export function keepActs(root: HTMLElement) {
  let acts: { on: Element; again: () => void }[] = [];
  const kept = new AbortController();

  const keep = (event: Event | null, on: Element, again: () => void) => {
    // React listens already while it takes over, and would do the same a second time.
    event?.stopImmediatePropagation();
    acts.push({ on, again });
  };
  const keepValue = (event: Event | null, control: Control) => {
    // Of letters typed in a row the whole is one act.
    const { value } = control;
    if (acts.at(-1)?.on === control) acts.pop();
    keep(event, control, () => type(control, value));
  };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, heard, { capture: true, signal: kept.signal });

  listen("input", (event) => {
    if (isControl(event.target)) keepValue(event, event.target);
  });
  listen("click", (event) => {
    const button = within(event.target, "button");
    if (!button) return;
    // A form's own would have the browser leave the page.
    event.preventDefault();
    keep(event, button, () => button.click());
  });
  listen("keydown", (event) => {
    const { key, type, target } = event;
    const on = (MOVES.test(key) && within(target, MOVED)) || (PLACES.test(key) && within(target, PLACED));
    if (!on) return;
    event.preventDefault();
    keep(event, on, () => on.dispatchEvent(new KeyboardEvent(type, event)));
  });
  listen("pointerdown", (event) => {
    const { target } = event;
    if (target instanceof Element && within(target, TRACK)) keep(event, target, () => press(target, event));
  });

  // Typed before this script had come, or put back by the browser after a reload.
  for (const control of root.querySelectorAll<Control>(CONTROLS))
    if (control.value !== givenTo(control)) keepValue(null, control);

  return {
    /** Whether anything was done. */
    has: () => acts.length > 0,
    /** Does it all, one after the other, and keeps nothing more. @returns once it is done */
    async handOver() {
      kept.abort();
      const done = acts;
      acts = [];
      for (const { again } of done) {
        again();
        // React answers each before the next, and nobody's own act comes between.
        await Promise.resolve();
      }
    },
  };
}
