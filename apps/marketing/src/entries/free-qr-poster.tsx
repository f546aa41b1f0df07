import { PosterMaker } from "../free/qr-poster/poster-maker";
import { hydrateIsland } from "../layout/hydrate-island";
import "../free/free.css";

hydrateIsland("tool", <PosterMaker />);
