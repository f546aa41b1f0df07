import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** An element as an argument has no control: it would be shown as the object that React makes of it. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isValidElement(value))
      .map(([name]) => [name, { ...argTypes[name], name, control: false as const }]),
  ),
});
