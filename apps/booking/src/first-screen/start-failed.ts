import { loadAnew, loadAnewByItself } from "@carrel/hooks/load-anew";
import { MISSING, missingBecause, PLAIN, TRY_AGAIN } from "../app/missing";

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Says in place of what the server drew that the app could not be loaded, as `PageFailed` does of a screen: React is what is
 * missing here. It loads the page anew by itself at first and once connection or server are back, then when asked.
 */
export function startFailed(): void {
  const page = element("main", PLAIN.page);
  const title = element("h1", PLAIN.title, MISSING);
  const description = element("p", PLAIN.description);
  description.role = "alert";
  const button = element("button", PLAIN.button, TRY_AGAIN);
  button.type = "button";
  page.append(title, description, button);
  document.getElementById("root")?.replaceChildren(page);

  const goOn = async () => {
    button.disabled = true;
    button.disabled = await loadAnew();
  };
  let stop = () => {};
  const byItself = () => {
    stop();
    description.textContent = missingBecause(navigator.onLine);
    button.disabled = !navigator.onLine;
    if (navigator.onLine) stop = loadAnewByItself();
  };
  button.addEventListener("click", () => void goOn());
  addEventListener("online", byItself);
  addEventListener("offline", byItself);
  byItself();
}
