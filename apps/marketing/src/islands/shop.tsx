import { hydrateIsland } from "../layout/hydrate-island";
import { Chooser } from "../shop/chooser";
import { readShopData } from "../shop/shop-data";

export const takeOver = (root: HTMLElement) => hydrateIsland(root, <Chooser {...readShopData()} />);
