const SHOWN_MS = 2500;

/** Puts a button beside a block of code that copies it, and says whether it worked. */
export function copyButtonBeside(block: HTMLElement) {
  const code = block.querySelector("code");
  if (!code) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "docs-copy";
  button.textContent = "Copy";
  const status = document.createElement("span");
  status.className = "ui-visually-hidden";
  status.role = "status";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    button.textContent = text;
    status.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = "Copy";
      status.textContent = "";
    }, SHOWN_MS);
  };
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(code.textContent).then(
      () => say("Copied"),
      () => say("Could not copy"),
    );
  });
  block.append(button, status);
}
