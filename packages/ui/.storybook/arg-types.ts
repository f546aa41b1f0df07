import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Items of a list that is still shown as a tree among the controls. */
const MAX_ITEMS = 8;

const hasNoControl = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.length > MAX_ITEMS);

/** No control for an element, which would be shown as the object that React makes of it, nor for a long list. */
export const withoutTrees: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => hasNoControl(value))
      .map(([name]) => [name, { ...argTypes[name], name, control: false as const }]),
  ),
});
