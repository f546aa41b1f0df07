import type { OpenState } from "../../place/open-now";

const MINUTE = 60_000;

/** Shows the state of now, of those that the server knew as it drew the page. */
const show = (element: HTMLElement, now: number) => {
  const states: OpenState[] = JSON.parse(element.dataset.states ?? "[]");
  const state = states.find(({ until }) => now < until);
  // A page older than what it knows keeps quiet.
  element.hidden = state === undefined;
  if (!state || element.textContent === state.words) return;
  element.dataset.open = String(state.isOpen);
  element.textContent = state.words;
};

/** Keeps right whether a place is open, also in a tab that stands open for hours. */
export function keepOpenNow(): void {
  const all = document.querySelectorAll<HTMLElement>("[data-states]");
  const showAll = () => {
    for (const one of all) show(one, Date.now());
  };
  setInterval(showAll, MINUTE);
  document.addEventListener("visibilitychange", showAll);
  showAll();
}
