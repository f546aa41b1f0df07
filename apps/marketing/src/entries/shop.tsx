import { hydrateIsland } from "../layout/hydrate-island";
import { Chooser } from "../shop/chooser";
import { readShopData } from "../shop/shop-data";

const data = readShopData();
if (data) hydrateIsland("shop", <Chooser {...data} />);
