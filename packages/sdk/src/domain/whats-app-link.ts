/** E.164 without its `+`: a country's code, which begins with no nought, and the rest. */
const KNOWN = /^\+([1-9]\d{7,14})$/;

/** What people write between digits, and the nought that is dialled within a country alone. */
const BETWEEN = /\(0\)|[\s().-]/g;

/**
 * The address that opens a chat in WhatsApp with a text to send, for a phone number that names its country.
 * @param phone as it was written or stored, such as `+91 98765 43210`
 * @param text of any length; lines stay lines
 * @returns null where the number names no country, so that nobody else is written to
 * @example whatsAppLink("+91 98765 43210", "₹600 is due"); // "https://wa.me/919876543210?text=%E2%82%B9600%20is%20due"
 */
export function whatsAppLink(phone: string, text: string): string | null {
  const digits = KNOWN.exec(phone.replaceAll(BETWEEN, ""))?.[1];
  return digits === undefined ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
