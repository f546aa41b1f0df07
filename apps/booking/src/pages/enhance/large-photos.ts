/** Shows a photo large over the page, with those beside it; arrow keys go through them. Without a script its link opens it. */
export function largePhotos(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-large]")];
  if (links.length === 0) return;
  const dialog = document.createElement("dialog");
  dialog.className = "large";
  dialog.ariaLabel = "Photos";
  const bar = document.createElement("div");
  bar.className = "large-bar";
  const caption = document.createElement("p");
  caption.ariaLive = "polite";
  const picture = document.createElement("img");
  let shown = 0;
  const show = (at: number) => {
    shown = (at + links.length) % links.length;
    const link = links[shown];
    picture.src = link?.href ?? "";
    picture.alt = link?.querySelector("img")?.alt ?? "";
    caption.textContent = picture.alt;
  };
  const button = (name: string, act: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = name;
    made.addEventListener("click", act);
    bar.append(made);
  };
  bar.append(caption);
  if (links.length > 1) {
    button("Previous", () => show(shown - 1));
    button("Next", () => show(shown + 1));
  }
  button("Close", () => dialog.close());
  dialog.append(bar, picture);
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(shown - 1);
    if (key === "ArrowRight") show(shown + 1);
  });
  dialog.addEventListener("close", () => links[shown]?.focus());
  document.body.append(dialog);
  for (const [at, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(at);
      dialog.showModal();
    });
  }
}
