import { HOLES } from "../layout/holes";
import type { Pages } from "../pages/page";
import { CartPage } from "./cart-page";
import { ShopPage } from "./shop-page";

/** The shop of plans and add-ons. */
export const SHOP_PAGES: Pages = {
  "/ecommerce": {
    title: `Choose a plan: ${HOLES.platform}`,
    description: "Say how many seats you have, and see which plan and add-ons hold them and what they cost, with tax.",
    Content: ShopPage,
    isInHisName: true,
    entry: "shop",
  },
  "/ecommerce/cart": {
    title: `Your cart: ${HOLES.platform}`,
    description: "The plan and add-ons that you chose, what they cost with tax, and what happens next.",
    Content: CartPage,
    isInHisName: true,
    isUnlisted: true,
    entry: "cart",
  },
};
