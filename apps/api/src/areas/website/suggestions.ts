/** What sub-domains are suggested from. */
export interface Suggesting {
  orgName: string;
  orgCode: string;
  /** Of its branches. */
  cities: readonly string[];
}

const MOST_CHARACTERS = 24;

/** Letters and digits of a text, with hyphens between words; whole words as far as they fit. */
const labelOf = (text: string): string => {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let label = "";
  for (const word of words) {
    const longer = label === "" ? word.slice(0, MOST_CHARACTERS) : `${label}-${word}`;
    if (longer.length > MOST_CHARACTERS) break;
    label = longer;
  }
  return label;
};

/**
 * What a sub-domain could be called, the best first: the name, its first words with a city, the code, and those with a number.
 * @example labelsFor({ orgName: "Harbour Works", orgCode: "HARBOUR", cities: ["Kochi"] })[0] // "harbour-works"
 */
export const labelsFor = ({ orgName, orgCode, cities }: Suggesting): string[] => {
  const name = labelOf(orgName);
  const code = labelOf(orgCode);
  const [first = ""] = name.split("-");
  const whole = [name, code, name.replaceAll("-", "").slice(0, MOST_CHARACTERS), first];
  const inCities = cities.flatMap((city) =>
    [`${orgName} ${city}`, `${first} ${city}`, `${orgCode} ${city}`].map(labelOf),
  );
  const numbered = [name, code].flatMap((base) =>
    [2, 3, 4, 5].map((number) => `${base.slice(0, MOST_CHARACTERS - 2).replace(/-$/, "")}-${number}`),
  );
  return [...new Set([...whole, ...inCities, ...numbered])];
};
