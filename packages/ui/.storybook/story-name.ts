/** Words that keep their capitals in a name made from an export. */
const ACRONYMS = new Set(["csv", "dns", "otp", "qr", "upi"]);

/** "Loading Keeps Focus" as Carrel writes it: "Loading keeps focus". */
export const sentenceCase = (name: string): string =>
  name
    .split(" ")
    .map((word, at) => {
      const small = word.toLowerCase();
      if (ACRONYMS.has(small)) return word.toUpperCase();
      return at === 0 ? word : small;
    })
    .join(" ");
