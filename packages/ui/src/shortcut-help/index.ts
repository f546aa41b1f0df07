export { type Shortcut, type ShortcutGroup, ShortcutHelp, type ShortcutHelpProps } from "./shortcut-help";
