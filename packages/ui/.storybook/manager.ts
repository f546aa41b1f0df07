import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { darkTheme, lightTheme } from "./brand";
import { sentenceCase } from "./story-name";

const NEW = {
  marginInlineStart: "0.5em",
  padding: "0 0.4em",
  border: "1px solid currentColor",
  borderRadius: "999px",
  fontSize: "0.75em",
  fontWeight: 600,
  opacity: 0.8,
};

addons.setConfig({
  theme: window.matchMedia("(prefers-color-scheme: dark)").matches ? darkTheme : lightTheme,
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      if (item.type === "story") return sentenceCase(item.name);
      // A new component is marked where it is looked for.
      return item.type === "component" && item.tags.includes("new")
        ? createElement("span", null, item.name, createElement("span", { style: NEW }, "New"))
        : item.name;
    },
  },
});
