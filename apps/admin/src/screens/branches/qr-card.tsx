import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { downloadPng, downloadSvg, QrCode } from "@carrel/ui/qr-code";
import { toast } from "@carrel/ui/toast";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
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
  const drawing = useRef<SVGSVGElement>(null);
  const save = (download: typeof downloadSvg, name: string) => {
    if (!drawing.current) return;
    download(drawing.current, name).catch(() =>
      toast.error("The file could not be made", { description: "Try the other format." }),
    );
  };

  return (
    <Card title="Booking by QR code">
      <div className="flex flex-col gap-4">
        <p className="text-muted">Whoever scans it sees what is free and books a place here.</p>
        <QrCode
          ref={drawing}
          value={address}
          label={`QR code that opens the booking page of ${branchName}`}
          size={240}
        />
        <CodeRow label="Address" value={address} />
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/branches/$branchId/poster" params={{ branchId }}>
              Print poster
            </Link>
          </Button>
          <Button onClick={() => save(downloadPng, `${file}.png`)}>Download PNG</Button>
          <Button onClick={() => save(downloadSvg, `${file}.svg`)}>Download SVG</Button>
        </div>
      </div>
    </Card>
  );
}
