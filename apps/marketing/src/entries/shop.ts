import { wakeIsland } from "../layout/wake-island";

wakeIsland("shop", () => import("../islands/shop"));
