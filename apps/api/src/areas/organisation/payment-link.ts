import { UPI_CURRENCY } from "@carrel/sdk/domain";
import type { UpiDetails } from "@carrel/sdk/schemas";
import { encode } from "uqr";

interface Payment {
  /** In paise; absent: the payer types it in. */
  amount?: number | undefined;
  /** What the payer's app shows. */
  note?: string | undefined;
}

/**
 * A link that opens the payer's UPI app, as the payments corporation's linking specification writes it.
 * @example paymentLinkOf({ vpa: "harbour@okbank", payeeName: "Harbour Works" }, { amount: 25_000 })
 * // "upi://pay?pa=harbour@okbank&pn=Harbour%20Works&am=250.00&cu=INR"
 */
export const paymentLinkOf = ({ vpa, payeeName }: UpiDetails, { amount, note }: Payment = {}): string => {
  const parts = [`pa=${vpa}`, `pn=${encoded(payeeName)}`];
  if (amount !== undefined) parts.push(`am=${(amount / 100).toFixed(2)}`);
  parts.push(`cu=${UPI_CURRENCY}`);
  if (note) parts.push(`tn=${encoded(note)}`);
  return `upi://pay?${parts.join("&")}`;
};

/** Of an encoded name or note: some scripts take nine for a letter, and a denser code is harder to read. */
const LONGEST = 270;

const encoded = (text: string): string => {
  let result = "";
  for (const letter of text) {
    const next = result + encodeURIComponent(letter);
    if (next.length > LONGEST) break;
    result = next;
  }
  return result;
};

/** Modules of white around the code, which a reader needs. */
const QUIET_ZONE = 4;

/**
 * The QR code of a text as an SVG in a `data:` address. Each run of dark modules is one stroke, placed from the end of
 * the one before, so that the longest payment link stays below 20,000 characters.
 */
export const qrImageOf = (text: string): string => {
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: QUIET_ZONE });
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'>` +
    `<path fill='white' d='M0 0h${size}v${size}H0z'/><path stroke='black' d='${data.map(strokesOf).join("")}'/></svg>`;
  // Only what would end or change an address is written otherwise.
  return `data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
};

/** A row's runs of dark modules. */
const strokesOf = (row: readonly boolean[], y: number): string => {
  let path = "";
  let end = -1;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `${end < 0 ? `M${start} ${y}.5` : `m${start - end} 0`}h${x + 1 - start}`;
    end = x + 1;
  }
  return path;
};
