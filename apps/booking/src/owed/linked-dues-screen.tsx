import type { LinkedDues } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { q, site } from "../app/carrel";
import { LinkFailed, LinkLoading } from "../booked/link-states";
import { PayByUpi } from "../booked/pay-by-upi";
import { PlaceLines } from "../booked/place-lines";
import { flowAddress, homeAddress } from "../site/addresses";
import { LaterFrame } from "../site/later-frame";
import { OwedCard } from "./owed-card";

const route = getRouteApi("/due/$token");

const WORDS = {
  unknown: "This link leads nowhere",
  failed: "What is due could not be loaded",
  ends: "If it leads nowhere still, ask at the front desk.",
};

/** What the link of a reminder leads to: what its reader owes, and how he pays it. */
export function LinkedDuesScreen() {
  const { token } = route.useParams();
  const { data: dues, error, isPending, refetch } = useQuery(q.visitor.linkedDues({ token }));
  useEffect(() => {
    if (dues) document.title = `What is due, ${dues.organisation.orgName}`;
  }, [dues]);

  if (isPending) return <LinkLoading what="what is due" />;
  if (!dues) return <LinkFailed words={WORDS} error={error} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<LinkLoading what="what is due" />}>
      <Shown dues={dues} />
    </Suspense>
  );
}

function Shown({ dues }: { dues: LinkedDues }) {
  const { organisation, branch, name, due, currency, upi, note } = dues;
  const sum = formatMoney(due, currency);
  return (
    <LaterFrame
      organisation={{ ...organisation, branches: branch ? [branch] : [] }}
      branchId={branch?._id}
      onBranch={() => undefined}
      home={homeAddress(site, organisation)}
    >
      <div className="mx-auto flex w-full max-w-[44rem] flex-col gap-6 px-4 py-8">
        <h1 className="text-2xl leading-tight font-semibold text-strong wrap-anywhere">
          {due > 0 ? `${name ? `${name}, ${sum}` : sum} is to be paid` : "Nothing is due"}
        </h1>
        {due > 0 ? (
          <>
            <OwedCard dues={dues} />
            {upi ? <PayByUpi payment={upi} note={note} /> : <p className="m-0">Please pay at the front desk.</p>}
          </>
        ) : (
          <p className="m-0">All that this link led to is paid, or is not asked for any more. Thank you.</p>
        )}
        {branch && <PlaceLines branch={branch} />}
        <div>
          <Button asChild>
            <a href={flowAddress(site, organisation)}>Book a place</a>
          </Button>
        </div>
      </div>
    </LaterFrame>
  );
}
