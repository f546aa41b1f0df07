import { hydrateIsland } from "../layout/hydrate-island";
import { Cart } from "../shop/cart";
import { readShopData } from "../shop/shop-data";

const data = readShopData();
if (data) hydrateIsland("cart", <Cart catalogue={data.catalogue} />);
