import { usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Link } from "@tanstack/react-router";

/** Says that the codes lead to no booking while the organisation has switched that off. */
export function QrOffNotice() {
  const { features } = useSession().loggedOrgDetails;
  const maySee = usePermission("organisation.read");
  if (features.qrBooking) return null;
  return (
    <Callout
      tone="warning"
      title="Booking by QR code is switched off"
      action={
        maySee && (
          <Button asChild>
            <Link to="/settings">Open settings</Link>
          </Button>
        )
      }
    >
      Whoever scans a code is asked to go to the front desk.
    </Callout>
  );
}
