import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { downloadPng, downloadSvg, QrCode } from "@carrel/ui/qr-code";
import { Link } from "@tanstack/react-router";
import { bookingAddress } from "./booking-address";

interface QrCardProps {
  branchId: string;
  branchName: string;
  orgCode: string;
}

/** The branch's QR code, to download and to print. */
export function QrCard({ branchId, branchName, orgCode }: QrCardProps) {
  const address = bookingAddress(orgCode, branchId);
  const file = `${branchName.replaceAll(/\W+/g, "-").toLowerCase()}-qr`;
  return (
    <Card title="Booking by QR code">
      <div className="flex flex-col gap-4">
        <p className="text-muted">Whoever scans it sees what is free and books a place here.</p>
        <QrCode value={address} label={`QR code that opens the booking page of ${branchName}`} size={240} />
        <CodeRow label="Address" value={address} />
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/branches/$branchId/poster" params={{ branchId }}>
              Print poster
            </Link>
          </Button>
          <Button onClick={() => downloadPng(address, { filename: `${file}.png` })}>Download PNG</Button>
          <Button onClick={() => downloadSvg(address, { filename: `${file}.svg` })}>Download SVG</Button>
        </div>
      </div>
    </Card>
  );
}
