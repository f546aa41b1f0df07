import { Fill } from "../layout/fill";
import { NextSteps } from "./next-steps";
import { NotNow } from "./not-now";

/** What was put into the cart. */
export const CartPage = () => (
  <>
    <section className="mx-auto flex min-h-[24rem] max-w-[76rem] flex-col gap-10 px-4 pt-14 pb-20 sm:px-8 lg:pt-20">
      <div className="flex max-w-[40rem] flex-col gap-4">
        <h1 className="m-0 font-display text-4xl leading-[1.1] text-strong">Your cart</h1>
        <p className="m-0">
          This browser keeps it, with nothing of you in it. Prices are those of now, and what you pay is worked out once
          more before you do.
        </p>
      </div>
      <Fill name="cart">
        <NotNow />
      </Fill>
    </section>
    <NextSteps />
  </>
);
