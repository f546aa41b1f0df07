import { PosterMaker } from "../free/qr-poster/poster-maker";
import { hydrateIsland } from "../layout/hydrate-island";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <PosterMaker />);
