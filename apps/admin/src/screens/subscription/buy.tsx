import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { forgetChoice, readChoice } from "../../app/plan-choice";
import { Loaded } from "../../lists/loaded";
import { answerOf, type BuySearch, withoutAnswer } from "./buy-search";
import { type ChoiceSearch, withKept } from "./choice";
import { ChoosePlan } from "./choose-plan";
import { VerifyPayment } from "./verify-payment";

interface BuyProps {
  search: BuySearch;
  /** Puts another choice, or a checkout's answer, into the address. */
  onSearch: (search: BuySearch) => void;
  /** Somebody has paid, or ordered what costs nothing now. */
  onDone: (transactionId: string) => void;
  /** Where one sees what one has; left out where only this page is open. */
  seesPlan: boolean;
}

const Pending = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-3">
    {["first", "second", "third"].map((card) => (
      <Card key={card}>
        <Skeleton shape="rect" height="18rem" />
      </Card>
    ))}
  </div>
);

/** Choosing a plan, paying for it, and what became of the payment; all of it in one address. */
export function Buy({ search, onSearch, onDone, seesPlan }: BuyProps) {
  const current = useQuery(q.subscription.current());
  const answer = answerOf(search);
  const done = (transactionId: string) => {
    forgetChoice();
    onDone(transactionId);
  };
  if (answer)
    return (
      <VerifyPayment
        // Another answer is another payment.
        key={answer.razorpay_payment_id}
        answer={answer}
        onDone={done}
        onAnew={() => onSearch(withoutAnswer(search))}
        seesPlan={seesPlan}
      />
    );
  return (
    <Loaded query={current} what="The plans" pending={<Pending />}>
      {(found) => (
        <ChoosePlan
          current={found}
          search={withKept(search, found, readChoice())}
          onChoice={(choice: ChoiceSearch) => onSearch(choice)}
          onAnswer={(answered: CheckoutAnswer) => onSearch({ ...withoutAnswer(search), ...answered })}
          onDone={done}
          seesPlan={seesPlan}
        />
      )}
    </Loaded>
  );
}
