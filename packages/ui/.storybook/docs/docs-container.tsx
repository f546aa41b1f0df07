import { type DocsContainerProps, DocsContainer as Frame } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { darkTheme, lightTheme } from "../brand";

const root = document.documentElement;

/** The stage writes the theme's mode on `<html>`, whenever the toolbar changes it. */
const onMode = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
};

/** Storybook's own parts of a page, in the mode of the theme that the toolbar shows. */
export const DocsContainer = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => {
  const isDark = useSyncExternalStore(onMode, () => root.dataset.mode === "dark");
  return (
    <Frame {...rest} theme={isDark ? darkTheme : lightTheme}>
      {children}
    </Frame>
  );
};
