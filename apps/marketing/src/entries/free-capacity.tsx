import { Calculator } from "../free/capacity/calculator";
import { hydrateIsland } from "../layout/hydrate-island";
import "../free/free.css";

hydrateIsland("tool", <Calculator />);
