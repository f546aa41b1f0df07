import { PlanMaker } from "../free/seat-plan/plan-maker";
import { hydrateIsland } from "../layout/hydrate-island";
import "../free/free.css";

hydrateIsland("tool", <PlanMaker />);
