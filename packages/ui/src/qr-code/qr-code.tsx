import { cx } from "class-variance-authority";
import { type ComponentProps, type CSSProperties, useMemo } from "react";
import { qrModules } from "./modules";
import "./qr-code.css";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children"> {
  /** What a scanner reads, usually an address. */
  value: string;
  /** What it leads to, read to screen readers: "QR code of booking CRL-7KQ4". */
  label: string;
  /** Edge length in px at scale 14; it grows with the scale. */
  size?: number;
  /** Address of a square logo in the middle; the code then corrects up to 30% of itself. */
  logo?: string;
}

/** Share of the edge that the logo takes; with its margin about 6% of the area, well under what is corrected. */
const LOGO_SHARE = 0.2;

/**
 * A QR code as SVG. Always black on white, in every theme: scanners expect it.
 *
 * @example
 * const code = useRef<SVGSVGElement>(null);
 * <QrCode ref={code} value={url} label="QR code of the booking page" />
 * // downloadPng(code.current, "booking-page.png")
 */
export const QrCode = ({ value, label, size = 160, logo, className, style, ...rest }: QrCodeProps) => {
  const { size: modules, path } = useMemo(() => qrModules(value, Boolean(logo)), [value, logo]);
  const edge = modules * LOGO_SHARE;
  const from = (modules - edge) / 2;
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      data-slot="qr-code"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={cx("ui-qr-code", className)}
      style={{ "--ui-qr-size": `${size / 14}rem`, ...style } as CSSProperties}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
      {logo && (
        <>
          <rect x={from - 1} y={from - 1} width={edge + 2} height={edge + 2} rx={1} fill="#fff" />
          <image href={logo} x={from} y={from} width={edge} height={edge} preserveAspectRatio="xMidYMid meet" />
        </>
      )}
    </svg>
  );
};
