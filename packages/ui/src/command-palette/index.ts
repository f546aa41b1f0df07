export { CommandPalette, type CommandPaletteProps } from "./command-palette";
export type { PaletteGroup, PaletteItem } from "./found-groups";
export type { CommandPaletteLabels } from "./labels";
