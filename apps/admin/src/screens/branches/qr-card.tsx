import { useSession } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { bookingAddress } from "./booking-address";
import { CodeBlock } from "./code-block";

interface QrCardProps {
  branchId: string;
  branchName: string;
}

/** The branch's own QR code. */
export const QrCard = ({ branchId, branchName }: QrCardProps) => (
  <Card title="Booking by QR code" description="Whoever scans it sees what is free and books a place here.">
    <CodeBlock
      branchId={branchId}
      address={bookingAddress(useSession().loggedOrgDetails, branchId)}
      label={`QR code that opens the booking page of ${branchName}`}
      fileName={`${branchName}-qr`}
    />
  </Card>
);
