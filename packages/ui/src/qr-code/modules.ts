import { encode } from "uqr";

/** Light modules around the code; fewer than four and scanners miss it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrModules {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** SVG path of the dark modules, one unit a module. */
  path: string;
}

/**
 * Lays out a QR code.
 *
 * @param value What a scanner reads.
 * @param covered Whether a logo will cover its middle, which needs the strongest error correction.
 * @throws When the value does not fit a QR code (about 1,200 bytes under a logo, 2,300 without).
 */
export const qrModules = (value: string, covered: boolean): QrModules => {
  const { data, size } = encode(value, { ecc: covered ? "H" : "M", border: QUIET_ZONE });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    let x = 0;
    while (x < row.length) {
      const start = x;
      while (row[x]) x++;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      else x++;
    }
  }
  return { size, path: runs.join("") };
};
