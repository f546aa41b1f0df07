import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";

/** Tells once what is in it has read the browser, too: it is then drawn a second time. Draws nothing of its own, as the server doesn't. */
function Told({ whenDrawn, children }: { whenDrawn: () => void; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) whenDrawn();
    else setDrawn(true);
  }, [isDrawn, whenDrawn]);
  return children;
}

/**
 * Takes over an island of the page (`Island`), where `wakeIsland` asks for it.
 * @param root the island
 * @param element as the page draws it
 * @returns once React answers what is done in it
 * @example hydrateIsland(root, <Calculator />);
 */
export const hydrateIsland = (root: HTMLElement, element: ReactNode) =>
  new Promise<void>((resolve) => {
    hydrateRoot(root, <Told whenDrawn={resolve}>{element}</Told>, { identifierPrefix: root.dataset.island ?? "" });
  });
