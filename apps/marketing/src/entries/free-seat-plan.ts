import { PLAN_KEY } from "../free/seat-plan/plan-key";
import { isKept } from "../layout/is-kept";
import { wakeIsland } from "../layout/wake-island";
import "../free/free.css";

wakeIsland("tool", () => import("../islands/free-seat-plan"), { atOnce: isKept(PLAN_KEY) });
