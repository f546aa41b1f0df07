/** Where the browser keeps the answer. */
const KEY = "carrel.vitals";
const YES = "yes";

const isAllowed = () => {
  try {
    return localStorage.getItem(KEY) === YES;
  } catch {
    return false;
  }
};

const note = () => void import("./send-vitals").then(({ sendVitals }) => sendVitals(isAllowed)).catch(() => undefined);

/** Shows the choice at the foot, keeps the answer, and notes the page's speed where it was a yes. What notes comes along then. */
export function askForVitals(): void {
  const choice = document.querySelector<HTMLElement>("[data-vitals]");
  const box = choice?.querySelector("input");
  if (!choice || !box) return;
  choice.hidden = false;
  box.checked = isAllowed();
  if (box.checked) note();
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.setItem(KEY, YES);
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing has said no.
      box.checked = false;
    }
    if (box.checked) note();
  });
}
