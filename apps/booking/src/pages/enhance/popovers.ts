/** What opens over the page closes by Escape and by a press elsewhere. */
export function popovers(): void {
  const all = document.querySelectorAll<HTMLDetailsElement>("[data-popover]");
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const one of all) {
      if (!one.open) continue;
      one.open = false;
      one.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    for (const one of all) if (target instanceof Node && !one.contains(target)) one.open = false;
  });
}
