import { hydrateIsland } from "../layout/hydrate-island";
import { Cart } from "../shop/cart";
import { readShopData } from "../shop/shop-data";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <Cart catalogue={readShopData().catalogue} />);
