/**
 * Names the sheets that stand in the page whole, as links that are never fetched: what asks for a screen later sees that its
 * sheets are there. They are no links of the page itself, since browsers look ahead for those and fetch even what is disabled.
 */
export function nameSheets(page: Document = document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>("style[data-sheet]")) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = style.dataset.sheet ?? "";
    style.after(link);
  }
}
