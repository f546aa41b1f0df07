import { isPlanKept } from "../free/seat-plan/is-plan-kept";
import { wakeIsland } from "../layout/wake-island";
import "../free/free.css";

wakeIsland("tool", () => import("../islands/free-seat-plan"), { atOnce: isPlanKept() });
