import { askForVitals } from "./vitals/ask-for-vitals";

// The pages are prerendered and stay static. What moves is the header, through the states that its stylesheet knows
// (see MarketingHeader in the UI kit): solid once the page is scrolled past its sentinel, and its menu on a phone.
const header = document.querySelector<HTMLElement>('[data-slot="marketing-header"]');
const sentinel = document.querySelector(".ui-marketing-header__sentinel");
const toggle = header?.querySelector<HTMLButtonElement>("[aria-controls]");

if (header && sentinel) {
  new IntersectionObserver(([entry]) => {
    header.dataset.state = entry?.isIntersecting ? "clear" : "solid";
  }).observe(sentinel);
}

if (header && toggle) {
  const show = (open: boolean) => {
    header.dataset.menu = open ? "open" : "closed";
    toggle.setAttribute("aria-expanded", String(open));
    toggle.setAttribute("aria-label", open ? "Close menu" : "Open menu");
  };
  const isOpen = () => header.dataset.menu === "open";
  toggle.addEventListener("click", () => show(!isOpen()));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    show(false);
    toggle.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (isOpen() && target instanceof Node && !header.contains(target)) show(false);
  });
}

askForVitals();
