import { usePermission } from "@carrel/hooks";
import type { Charge } from "@carrel/sdk";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { Part } from "../../app/parts/part";
import { PaymentLines } from "../../app/parts/payment-lines";
import { RecordSheet } from "../../app/record-sheet";
import { useBranchZone } from "../../app/use-branch-zone";
import { Loaded } from "../../lists/loaded";
import { Balance } from "../bookings/balance";
import { CancelChargeDialog } from "./cancel-charge-dialog";

/** One charge: what it is for, what was paid of it and is due, and what can be done with it. */
export function ChargeSheet() {
  const { chargeId = "" } = useParams({ strict: false });
  const { data: charge } = useSuspenseQuery(q.charges.get({ id: chargeId }));
  const zone = useBranchZone(charge.branchId);
  const mayCancel = usePermission("payments.refund") && charge.state === "active";
  const [cancelling, setCancelling] = useState(false);
  const { chargedAt, recordedBy, state, cancelReason } = charge;
  return (
    <>
      <RecordSheet
        title={charge.reason}
        description={state === "cancelled" ? "A charge that was cancelled" : "A charge"}
        footer={mayCancel && <OnlineButton onClick={() => setCancelling(true)}>Cancel the charge</OnlineButton>}
      >
        <div className="flex flex-col gap-6">
          <DescriptionList
            items={[
              { term: "Charged", details: <BranchMoment at={chargedAt} zone={zone} /> },
              ...(recordedBy
                ? [{ term: "By", details: <span className="wrap-anywhere">{recordedBy.name}</span> }]
                : []),
              ...(state === "cancelled" ? [{ term: "Cancelled", details: cancelReason }] : []),
            ]}
          />
          <Payments charge={charge} zone={zone} />
        </div>
      </RecordSheet>
      {cancelling && <CancelChargeDialog charge={charge} onClose={() => setCancelling(false)} />}
    </>
  );
}

function Payments({ charge, zone }: { charge: Charge; zone: string }) {
  const { _id, customerId } = charge;
  const payments = useQuery(q.customers.transactions({ id: customerId }));
  const own = payments.data?.filter(({ chargeId }) => chargeId === _id) ?? [];
  return (
    <Part title="Payments">
      <Balance owed={charge} hasRefunds={own.some(({ kind }) => kind === "refund")} />
      <Loaded query={payments} what="The payments" pending={<Skeleton shape="rect" height="3.5rem" />}>
        {() => own.length > 0 && <PaymentLines payments={own} zone={zone} />}
      </Loaded>
    </Part>
  );
}
