import { useQuery } from "@tanstack/react-query";
import { PayByUpi } from "../booked/pay-by-upi";
import { OwedCard } from "../owed/owed-card";
import { q } from "./carrel";
import { Part } from "./part";

/** What a visitor owes, and how he pays it; nothing where nothing is due. */
export function Dues() {
  const query = useQuery(q.visitor.owed());
  if (query.data?.due === 0) return null;
  return (
    <Part title="To pay" query={query}>
      {(dues) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <OwedCard dues={dues} />
          {dues.upi ? (
            <PayByUpi payment={dues.upi} note={dues.note} />
          ) : (
            <p className="m-0">Please pay at the front desk.</p>
          )}
        </div>
      )}
    </Part>
  );
}
