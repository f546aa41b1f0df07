import { defineFill, type FillProps } from "../fills/define-fill";
import { Island } from "../layout/island";
import { Cart } from "./cart";
import { Chooser } from "./chooser";
import { ShopDataBlock } from "./shop-data";

/** Choosing a plan with what is for sale now. */
export const shopFill = defineFill(["plans", "query"], ({ plans: catalogue, query }: FillProps<"plans" | "query">) => (
  <>
    <ShopDataBlock data={{ catalogue, query }} />
    <Island name="shop">
      <Chooser catalogue={catalogue} query={query} />
    </Island>
  </>
));

/** The cart, whose content the browser keeps. */
export const cartFill = defineFill(["plans"], ({ plans: catalogue }: FillProps<"plans">) => (
  <>
    <ShopDataBlock data={{ catalogue, query: {} }} />
    <Island name="cart">
      <Cart catalogue={catalogue} />
    </Island>
  </>
));
