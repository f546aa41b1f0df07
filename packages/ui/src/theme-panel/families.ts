import { defaultThemeId, type Theme, themes } from "../themes";

export interface Family {
  name: string;
  /** The light themes first. */
  members: readonly Theme[];
}

const holdsDefault = ({ members }: Family) => members.some(({ id }) => id === defaultThemeId);
const isDark = ({ mode }: Theme) => Number(mode === "dark");

/** All themes by family: the default's first, the others by name. */
export const families: readonly Family[] = [...new Set(themes.map(({ group }) => group))]
  .map((name) => ({
    name,
    members: themes.filter(({ group }) => group === name).sort((a, b) => isDark(a) - isDark(b)),
  }))
  .sort((a, b) => Number(holdsDefault(b)) - Number(holdsDefault(a)) || a.name.localeCompare(b.name));
