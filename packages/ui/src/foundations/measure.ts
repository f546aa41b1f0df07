import { parse, ratio } from "../../scripts/colour.mjs";
import { type Theme, themes } from "../themes";

/** Text needs 4.5, control borders and focus rings 3 (WCAG 2.2 AA). */
export const PAIRS = [
  { name: "Text", front: "text", back: "surface", needs: 4.5 },
  { name: "Muted on page", front: "text-muted", back: "bg", needs: 4.5 },
  { name: "Muted on hover", front: "text-muted", back: "surface-hover", needs: 4.5 },
  { name: "Link", front: "link", back: "surface", needs: 4.5 },
  { name: "Primary fill", front: "on-primary", back: "primary-solid", needs: 4.5 },
  { name: "Selected", front: "selected-text", back: "selected-bg", needs: 4.5 },
  { name: "Danger", front: "danger", back: "bg", needs: 4.5 },
  { name: "Free desk", front: "desk-available", back: "bg", needs: 4.5 },
  { name: "Control border", front: "control-border", back: "surface", needs: 3 },
  { name: "Focus ring", front: "ring", back: "bg", needs: 3 },
] as const;

export interface Measured {
  theme: Theme;
  /** Every `--ui-` token as the browser has it in this theme. */
  tokens: Record<string, string>;
  /** In the order of PAIRS. */
  ratios: number[];
}

/** The names of all tokens that some style sheet of the page sets. */
function tokenNames(): string[] {
  const names = new Set<string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.startsWith(":root"))
        for (const name of rule.style) if (name.startsWith("--ui-")) names.add(name);
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return [...names];
}

/** Puts each theme on the page for a moment, between two paints, and reads what the browser makes of it. */
export function measureThemes(): Measured[] {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const names = tokenNames();
  const style = getComputedStyle(root);
  const measured = themes.map((theme) => {
    root.dataset.theme = theme.id;
    const tokens = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
    const colour = (name: string) => parse(tokens[`--ui-${name}`] ?? "");
    return { theme, tokens, ratios: PAIRS.map(({ front, back }) => ratio(colour(front), colour(back))) };
  });
  root.dataset.theme = shown;
  return measured;
}
