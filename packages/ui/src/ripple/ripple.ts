import "./ripple.css";

const SURFACES = "[data-ripple-surface], .ui-button, .ui-icon-button, .ui-toggle";

const spread = (surface: HTMLElement, event: PointerEvent) => {
  const box = surface.getBoundingClientRect();
  const wave = document.createElement("span");
  const size = 2 * Math.hypot(box.width, box.height);
  wave.className = "ui-ripple";
  wave.setAttribute("aria-hidden", "true");
  wave.style.width = wave.style.height = `${size}px`;
  wave.style.left = `${event.clientX - box.left - size / 2}px`;
  wave.style.top = `${event.clientY - box.top - size / 2}px`;
  wave.addEventListener("animationend", () => wave.remove());
  wave.addEventListener("animationcancel", () => wave.remove());
  surface.append(wave);
};

/**
 * Draws a ripple where a button is pressed, while `<html data-ripple="on">` and motion is welcome.
 * One listener on the document serves every `.ui-button`, `.ui-icon-button`, `.ui-toggle` and `[data-ripple-surface]`.
 *
 * @returns a function that stops it
 * @example useEffect(() => startRipple(), []);
 */
export const startRipple = (): (() => void) => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || still.matches || document.documentElement.dataset.ripple !== "on") return;
    const surface = event.target instanceof Element ? event.target.closest<HTMLElement>(SURFACES) : null;
    if (surface && !surface.matches(":disabled, [aria-disabled='true']")) spread(surface, event);
  };
  document.addEventListener("pointerdown", onPointerDown);
  return () => document.removeEventListener("pointerdown", onPointerDown);
};
