/**
 * Calls a phone number.
 * @param phone as it was written
 * @example telephone("+91 (98) 765-43210") // "tel:+919876543210"
 */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
