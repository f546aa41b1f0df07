import { wakeIsland } from "../layout/wake-island";

// The kit's slider has a thumb in the browser alone, so whoever only reads would see none.
wakeIsland("shop", () => import("../islands/shop"), { atOnce: true });
