import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes over an island of the page (`Island`). @param element as the page draws it
 * @example hydrateIsland("calculator", <Calculator />);
 */
export function hydrateIsland(name: string, element: ReactNode) {
  const root = document.querySelector(`[data-island="${name}"]`);
  if (root) hydrateRoot(root, element, { identifierPrefix: name });
}
