import { useTerminology } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { Link, useNavigate } from "@tanstack/react-router";
import { limitText } from "../../app/words/limit-text";
import { PERIODS } from "../../app/words/price-text";
import { OfferMenu } from "./offer-menu";
import type { Offer, OfferKind } from "./offers";

/** Where an offer is changed. */
const pathOf = (kind: OfferKind, { _id }: Offer) =>
  kind === "plans"
    ? ({ to: "/plans/$planId", params: { planId: _id } } as const)
    : ({ to: "/plans/add-ons/$addOnId", params: { addOnId: _id } } as const);

/** A plan or an add-on in the list: what it is called, what it costs and what it makes room for. */
export function OfferRow({ kind, offer, mayEdit }: { kind: OfferKind; offer: Offer; mayEdit: boolean }) {
  const words = useTerminology();
  const navigate = useNavigate();
  const { name, code, amount, currency, interval, limits, isActive } = offer;
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            {mayEdit ? (
              <Link
                {...pathOf(kind, offer)}
                className="font-semibold wrap-anywhere text-strong underline-offset-2 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere text-strong">{name}</span>
            )}
            {!isActive && <Badge>Not on sale</Badge>}
          </span>
          <span className="text-sm text-muted">{limitText(limits, words) || "Room for nothing more"}</span>
          <span className="font-mono text-sm text-muted">{code}</span>
        </div>
        <span className="tabular-nums">
          {formatMoney(amount, currency)} <span className="text-sm text-muted">{PERIODS[interval]}</span>
        </span>
      </div>
      {mayEdit && <OfferMenu kind={kind} offer={offer} onEdit={() => void navigate(pathOf(kind, offer))} />}
    </div>
  );
}
