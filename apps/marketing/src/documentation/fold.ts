/** A word without case and accents, as it is searched. */
export const fold = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
