import type { Plugin } from "vite";

/** `import { Dialog as Parts } from "radix-ui"` */
const IMPORT = /import \{([^}]+)\} from "radix-ui";/g;
const PART = "radix-part:";

/** `DropdownMenu` → `@radix-ui/react-dropdown-menu` */
const packageOf = (part: string) =>
  `@radix-ui/react-${part.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

/**
 * Takes each part of `radix-ui` from the package that it is in. The library's own file names them all, and whoever asks for
 * one of them is held to ask for all: what the page begins with would bring dialogs, menus and what places them.
 */
export const radixParts = (): Plugin => ({
  name: "carrel-radix-parts",
  apply: "build",
  enforce: "pre",
  transform: (code, _id, options) =>
    options?.ssr
      ? null
      : code.replaceAll(IMPORT, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim().split(" as "))
            .map(([part = "", local = part]) => `import * as ${local} from "${PART}${part}";`)
            .join(""),
        ),
  async resolveId(source, importer) {
    if (!source.startsWith(PART)) return null;
    const library = await this.resolve("radix-ui", importer);
    return library && this.resolve(packageOf(source.slice(PART.length)), library.id);
  },
});
