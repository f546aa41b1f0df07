import { Calculator } from "../free/capacity/calculator";
import { hydrateIsland } from "../layout/hydrate-island";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <Calculator />);
