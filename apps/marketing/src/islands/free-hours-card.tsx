import { CardMaker } from "../free/hours-card/card-maker";
import { hydrateIsland } from "../layout/hydrate-island";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <CardMaker />);
