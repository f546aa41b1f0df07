import { themes } from "@carrel/ui/themes";

/** Themes of the office and of the booking pages whose colours tell each other apart on white. */
const THEMES = {
  "lara-light-blue": "Blue",
  "lara-light-teal": "Teal",
  "lara-light-indigo": "Indigo",
  "lara-light-purple": "Purple",
  "md-light-deeppurple": "Violet",
} as const;

/** What a drawing may be coloured in, by a name that stands in addresses. */
export const COLOURS: Readonly<Record<string, { name: string; value: string }>> = {
  green: { name: "Green", value: "#1f5d50" },
  ink: { name: "Ink", value: "#1b2430" },
  brass: { name: "Brass", value: "#8a6428" },
  red: { name: "Red", value: "#a3302b" },
  ...Object.fromEntries(
    themes.flatMap(({ id, swatch }) => {
      const name = (THEMES as Readonly<Record<string, string>>)[id];
      return name ? [[id, { name, value: swatch.primary }]] : [];
    }),
  ),
};

export const colourOf = (id: string) => (COLOURS[id] ?? COLOURS.green)?.value;

/** What each is called. */
export const COLOUR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COLOURS).map(([id, { name }]) => [id, name]),
);
