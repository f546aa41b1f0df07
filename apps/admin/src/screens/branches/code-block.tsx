import { Button } from "@carrel/ui/button";
import { CodeRow } from "@carrel/ui/code-row";
import { downloadPng, downloadSvg, QrCode } from "@carrel/ui/qr-code";
import { toast } from "@carrel/ui/toast";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { PosterSearch } from "./poster-search";

interface CodeBlockProps {
  branchId: string;
  address: string;
  /** What it leads to: "QR code that opens the booking page of Pier 4". */
  label: string;
  /** Of the files, without an ending. */
  fileName: string;
  /** What its poster shows. */
  poster?: PosterSearch;
}

/** A QR code, to download, to copy and to print. */
export function CodeBlock({ branchId, address, label, fileName, poster = {} }: CodeBlockProps) {
  const file = fileName.replaceAll(/\W+/g, "-").toLowerCase();
  const drawing = useRef<SVGSVGElement>(null);
  const save = (download: typeof downloadSvg, name: string) => {
    if (!drawing.current) return;
    download(drawing.current, name).catch(() =>
      toast.error("The file could not be made", { description: "Try the other format." }),
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <QrCode ref={drawing} value={address} label={label} size={240} className="max-w-full self-center" />
      <CodeRow label="Address" value={address} />
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/branches/$branchId/poster" params={{ branchId }} search={poster}>
            Print poster
          </Link>
        </Button>
        <Button onClick={() => save(downloadPng, `${file}.png`)}>Download PNG</Button>
        <Button onClick={() => save(downloadSvg, `${file}.svg`)}>Download SVG</Button>
      </div>
    </div>
  );
}
