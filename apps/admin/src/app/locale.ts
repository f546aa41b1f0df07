/** How the office writes dates, times and lists of words. */
export const LOCALE = "en-GB";

/** How it groups the digits of numbers. */
export const NUMBERS = "en-IN";
