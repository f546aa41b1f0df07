interface Visited {
  orgCode: string;
  /** Where its visitors find it, as the session says: its own address, whatever host its staff work at. */
  visitorsAddress: string;
}

/**
 * The address behind a branch's QR code, or behind that of one of its desks.
 * @example bookingAddress({ orgCode: "ATHENA", visitorsAddress: "https://athena.example.com" }, branch._id) // "https://athena.example.com/qr-booking/ATHENA/0190…"
 */
export const bookingAddress = ({ orgCode, visitorsAddress }: Visited, branchId: string, deskId?: string) =>
  `${visitorsAddress}/qr-booking/${encodeURIComponent(orgCode)}/${branchId}${deskId ? `?at=${deskId}` : ""}`;
