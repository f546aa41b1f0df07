import type { Booking } from "@carrel/sdk";
import { Link } from "@tanstack/react-router";
import { useMoney } from "../../app/use-money";
import { lastsText } from "../../app/words/plan-text";

/** The pass that a booking's visitor asked for; it leads to what was sold. */
export function AskedPass({ booking: { pass, currency, membershipId } }: { booking: Booking }) {
  const money = useMoney();
  if (!pass) return null;
  const words = `${pass.name}, ${money(pass.amount, currency)}`;
  return (
    <span className="flex flex-col wrap-anywhere">
      {membershipId ? (
        <Link to="/memberships/$membershipId" params={{ membershipId }}>
          {words}
        </Link>
      ) : (
        words
      )}
      <span className="text-sm text-muted">{lastsText(pass)}</span>
    </span>
  );
}
