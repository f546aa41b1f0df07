import { Card } from "@carrel/ui/card";
import { bookingAddress } from "./booking-address";
import { CodeBlock } from "./code-block";

interface QrCardProps {
  branchId: string;
  branchName: string;
  orgCode: string;
}

/** The branch's own QR code. */
export const QrCard = ({ branchId, branchName, orgCode }: QrCardProps) => (
  <Card title="Booking by QR code" description="Whoever scans it sees what is free and books a place here.">
    <CodeBlock
      branchId={branchId}
      address={bookingAddress(orgCode, branchId)}
      label={`QR code that opens the booking page of ${branchName}`}
      fileName={`${branchName}-qr`}
    />
  </Card>
);
