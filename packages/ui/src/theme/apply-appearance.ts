import type { Appearance } from "./preferences";

/** Writes an appearance to the attributes that the stylesheet reads. */
export const applyAppearance = ({ theme, scale, inputStyle, ripple }: Appearance, root: HTMLElement): void => {
  Object.assign(root.dataset, {
    theme: theme.id,
    mode: theme.mode,
    scale: String(scale),
    inputStyle,
    ripple: ripple ? "on" : "off",
  });
};
