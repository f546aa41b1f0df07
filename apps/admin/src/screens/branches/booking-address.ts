/**
 * The address behind a branch's QR code, or behind that of one of its desks.
 * @example bookingAddress("ATHENA", branch._id) // "http://localhost:4000/qr-booking/ATHENA/0190…"
 */
export const bookingAddress = (orgCode: string, branchId: string, deskId?: string) =>
  `${location.origin}/qr-booking/${encodeURIComponent(orgCode)}/${branchId}${deskId ? `?at=${deskId}` : ""}`;
