import { Direction } from "radix-ui";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { startRipple } from "../src/ripple";
import { themes } from "../src/themes";

interface StageProps {
  globals: Record<string, string>;
  children: ReactNode;
}

/** Puts the toolbar's choices where the apps' head script puts the person's: on `<html>`. */
export const Stage = ({ globals, children }: StageProps) => {
  const direction = globals.direction === "rtl" ? "rtl" : "ltr";
  useLayoutEffect(() => {
    const root = document.documentElement;
    const mode = themes.find(({ id }) => id === globals.theme)?.mode ?? "light";
    Object.assign(root.dataset, {
      theme: globals.theme,
      mode,
      scale: globals.scale,
      inputStyle: globals.inputStyle,
      ripple: globals.ripple,
    });
    root.lang = "en";
    root.dir = direction;
  }, [globals, direction]);
  useEffect(() => startRipple(), []);
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>;
};
