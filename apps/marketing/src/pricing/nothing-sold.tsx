import { Button } from "@carrel/ui/button";
import { CarrelPlan } from "../drawings/carrel-plan";

/** Where nothing is for sale: what to do about it. */
export const NothingSold = () => (
  <section
    aria-labelledby="nothing-sold"
    className="flex flex-wrap items-center gap-x-12 gap-y-8 border-t-2 border-(--brand-accent) pt-10"
  >
    <CarrelPlan className="w-36 shrink-0" />
    <div className="flex min-w-0 max-w-[36rem] flex-[1_1_16rem] flex-col items-start gap-5">
      <h2 id="nothing-sold" className="m-0 font-display text-3xl leading-tight text-strong">
        Prices on request
      </h2>
      <p className="m-0 text-lg">
        There is no list of prices here at the moment. <a href="/contact">Write to us</a> how many seats you have, and
        we say what they cost. You can open your place meanwhile: the first 14 days are free.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary" size="lg">
          <a href="/contact">Ask for a price</a>
        </Button>
        <Button asChild size="lg">
          <a href="/auth/register">Open your place</a>
        </Button>
      </div>
    </div>
  </section>
);
