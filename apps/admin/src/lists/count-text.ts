import { NUMBERS } from "../app/locale";

const count = new Intl.NumberFormat(NUMBERS);

/**
 * How many there are, as the server counted them.
 * @param atLeast it counted no further
 * @example countText(5000, true) // "5,000+"
 */
export const countText = (total: number, atLeast = false): string => `${count.format(total)}${atLeast ? "+" : ""}`;
