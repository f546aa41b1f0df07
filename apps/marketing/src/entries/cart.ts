import { wakeIsland } from "../layout/wake-island";

// What is in it the browser knows, so there is nothing to see before.
wakeIsland("cart", () => import("../islands/cart"), { atOnce: true });
