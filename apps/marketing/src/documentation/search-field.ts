import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import { excerptOf, piecesOf } from "./excerpt";
import { type Part, partsIn, SEARCH, SEARCHED_PATH } from "./search";

const MOST = 12;
/** Between as many the browser may draw, and take keys. */
const PARTS_AT_ONCE = 50;

type Hit = SearchResult & Omit<Part, "id">;

let index: Promise<MiniSearch<Part>> | undefined;

/** The index, made by whoever searches first, a few parts at a time; asked for again where what it is made of did not come. */
function indexOnce() {
  index ??= Promise.all([import("minisearch"), fetch(SEARCHED_PATH), import("./search.css")])
    .then(async ([{ default: Search }, response]) => {
      if (!response.ok) throw new Error(`${response.status} for ${SEARCHED_PATH}`);
      const made = new Search<Part>(SEARCH);
      await made.addAllAsync(partsIn(await response.json()), { chunkSize: PARTS_AT_ONCE });
      return made;
    })
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

const marked = (text: string, terms: readonly string[]) =>
  piecesOf(text, terms).map((piece) => (piece.isHit ? element("mark", "", piece.text) : piece.text));

function drawHit({ id, page, heading, section, text, terms }: Hit, place: number) {
  const link = element(
    "a",
    "docs-hit",
    element("span", "docs-hit-where", section),
    element("strong", "", ...marked(heading ? `${page} › ${heading}` : page, terms)),
    element("span", "docs-hit-text", ...marked(excerptOf(text, terms), terms)),
  );
  link.href = id;
  link.id = `docs-hit-${place}`;
  link.role = "option";
  link.tabIndex = -1;
  return link;
}

const saidOf = (count: number) => {
  if (count === 0) return "Nothing was found. Fewer or other words may find it.";
  return count === 1 ? "1 result" : `${count} results`;
};

/** Makes a search of the field: hits as one types, arrows and Enter, and what is looked for in the address. */
export function searchField(root: HTMLElement) {
  const form = root.querySelector("form");
  const input = root.querySelector("input");
  const panel = root.querySelector<HTMLElement>("[data-docs-hits]");
  const list = root.querySelector<HTMLElement>("[role=listbox]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  if (!form || !input || !panel || !list || !status) return;

  let active = -1;
  const hits = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    input.setAttribute("aria-expanded", String(isShown));
  };

  const choose = (place: number) => {
    active = place;
    for (const [at, hit] of hits().entries()) hit.ariaSelected = String(at === place);
    const chosen = hits()[place];
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  };

  const remember = (words: string) => {
    const url = new URL(location.href);
    if (words) url.searchParams.set("q", words);
    else url.searchParams.delete("q");
    history.replaceState(history.state, "", url);
  };

  const search = async () => {
    const words = input.value.trim();
    remember(words);
    if (!words) return show(false);
    try {
      const found = (await indexOnce()).search(words).slice(0, MOST) as Hit[];
      // Somebody typed on while the index came.
      if (words !== input.value.trim()) return;
      list.replaceChildren(...found.map(drawHit));
      status.textContent = saidOf(found.length);
    } catch {
      list.replaceChildren();
      status.textContent = "The search could not be loaded. Type again to try once more.";
    }
    choose(list.childElementCount > 0 ? 0 : -1);
    show(true);
  };

  const open = () => {
    const hit = hits()[Math.max(active, 0)];
    if (hit && !panel.hidden) location.assign(hit.href);
  };

  // What Enter does before there are hits is to wait for them.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (panel.hidden) void search();
    else open();
  });
  input.addEventListener("focus", () => void indexOnce().catch(() => undefined), { once: true });
  input.addEventListener("input", () => void search());
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !panel.hidden) {
      event.preventDefault();
      const { length } = hits();
      choose((active + step + length) % length);
    } else if (event.key === "Escape" && !panel.hidden) {
      event.preventDefault();
      show(false);
    }
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !root.contains(target)) show(false);
  });

  const asked = new URL(location.href).searchParams.get("q");
  if (asked) {
    input.value = asked;
    void search();
  }
}
