import { terminology } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { QrCode } from "@carrel/ui/qr-code";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { bookingAddress } from "./booking-address";

const route = getRouteApi("/signed-in/branches/$branchId/poster");

/** A4 poster of a branch's QR code. On paper only the poster remains. */
export function QrPosterScreen() {
  const { branchId } = route.useParams();
  const { data: branch } = useSuspenseQuery(q.branches.get({ id: branchId }));
  const { data: session } = useSuspenseQuery(q.auth.session());
  const { orgName, orgCode, workspaceKind } = session.loggedOrgDetails;
  const address = bookingAddress(orgCode, branchId);

  return (
    <main className="mx-auto flex max-w-[48rem] flex-col gap-6 p-6 print:max-w-none print:p-0">
      <ScreenTitle>{`Poster of ${branch.name}`}</ScreenTitle>
      <div className="flex justify-between gap-3 print:hidden">
        <Button asChild variant="ghost">
          <Link to="/branches/$branchId" params={{ branchId }}>
            Back to the branch
          </Link>
        </Button>
        <Button variant="primary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <section className="flex flex-col items-center gap-8 rounded-lg border border-border bg-[white] p-6 sm:p-12 text-center text-[black] print:border-0">
        <p className="text-xl">{orgName}</p>
        <h1 className="font-display text-4xl leading-tight text-balance wrap-anywhere text-[black] sm:text-5xl print:text-5xl">
          Book a {terminology(workspaceKind).desk.toLowerCase()} at {branch.name}
        </h1>
        <QrCode
          value={address}
          label={`QR code that opens the booking page of ${branch.name}`}
          size={360}
          className="max-w-full print:size-[12cm]"
        />
        <p className="text-xl">Scan, pick a time, and it is yours.</p>
        <p className="font-mono text-sm break-all">{address}</p>
      </section>
    </main>
  );
}
