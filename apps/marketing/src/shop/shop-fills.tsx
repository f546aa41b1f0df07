import { defineFill, type FillProps } from "../fills/define-fill";
import { Island } from "../layout/island";
import { NothingSold } from "../pricing/nothing-sold";
import { Cart } from "./cart";
import { Chooser } from "./chooser";
import { ShopDataBlock } from "./shop-data";

/** Choosing a plan with what is for sale now. */
export const shopFill = defineFill(["plans", "query"], ({ plans: catalogue, query }: FillProps<"plans" | "query">) =>
  catalogue.plans.length === 0 ? (
    <NothingSold />
  ) : (
    <>
      <ShopDataBlock data={{ catalogue, query }} />
      <Island name="shop">
        <Chooser catalogue={catalogue} query={query} />
      </Island>
    </>
  ),
);

/** The cart, whose content the browser keeps. */
export const cartFill = defineFill(["plans"], ({ plans: catalogue }: FillProps<"plans">) =>
  catalogue.plans.length === 0 ? (
    <NothingSold />
  ) : (
    <>
      <ShopDataBlock data={{ catalogue, query: {} }} />
      <Island name="cart">
        <Cart catalogue={catalogue} />
      </Island>
    </>
  ),
);
