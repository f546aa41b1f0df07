import { PlanMaker } from "../free/seat-plan/plan-maker";
import { hydrateIsland } from "../layout/hydrate-island";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <PlanMaker />);
