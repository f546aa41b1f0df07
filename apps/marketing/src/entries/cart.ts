import { KEPT_CHOICE } from "@carrel/sdk/domain";
import { isKept } from "../layout/is-kept";
import { wakeIsland } from "../layout/wake-island";

// What is in it the browser alone knows: an empty one says so by itself, a filled one is drawn at once.
const isFilled = isKept(KEPT_CHOICE);
const cart = document.querySelector<HTMLElement>('[data-island="cart"]');
if (cart && !isFilled) cart.dataset.kept = "nothing";
wakeIsland("cart", () => import("../islands/cart"), { atOnce: isFilled });
