import { CardMaker } from "../free/hours-card/card-maker";
import { hydrateIsland } from "../layout/hydrate-island";
import "../free/free.css";

hydrateIsland("tool", <CardMaker />);
