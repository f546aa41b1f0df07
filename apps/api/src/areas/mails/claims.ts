/** Letters of other alphabets, digits and signs that are read as one of ours: those that names were seen to be forged with. */
const READ_AS: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ѕ: "s",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  г: "r",
  т: "t",
  у: "y",
  х: "x",
  ѵ: "v",
  ԛ: "q",
  ԝ: "w",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ϲ: "c",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ɑ: "a",
  ɡ: "g",
  ʀ: "r",
  ᴀ: "a",
  ᴄ: "c",
  ᴇ: "e",
  ʟ: "l",
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "|": "l",
  "€": "e",
};

const MARKS = /\p{M}+/gu;

/** How a name reads: the words that are left without case, accents and look-alikes; a capital I is an l. */
const wordsOf = (name: string): string[] =>
  [...name.normalize("NFKD").replace(MARKS, "").toLowerCase()]
    .map((letter) => READ_AS[letter] ?? letter)
    .join("")
    .replaceAll("i", "l")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What the staff of a platform call themselves. */
const STAFF = new Set(
  wordsOf(
    "security support helpdesk billing account accounts admin administrator administration verification verify compliance abuse postmaster noreply trust safety fraud moderator webmaster official",
  ),
);
/** What stands beside, and says nothing by itself. */
const BESIDE = new Set(
  wordsOf(
    "the a of and by for from at team teams staff department dept desk help center centre service services customer customers client user users group office no reply ltd limited inc llc llp gmbh pvt private co company corp corporation platform system online com app hq login signin my web site",
  ),
);

const isStaff = (word: string) => STAFF.has(word);
const isPlain = (word: string) => isStaff(word) || BESIDE.has(word);

/**
 * Whether a name claims to be the platform, or its security or support.
 * @param platforms what the platform is called
 * @param of people may be called as the platform is; what they can't be is its staff
 * @example claimsToBe("Carrel Security Team", ["Carrel"], "organisation") // true
 */
export function claimsToBe(name: string, platforms: readonly string[], of: "person" | "organisation"): boolean {
  const words = wordsOf(name);
  if (words.length > 0 && words.every(isPlain) && words.some(isStaff)) return true;
  return spells(name, platforms, of);
}

/**
 * Whether a name is read as the platform's own, alone or with what its staff call themselves.
 * @param platforms what the platform is called
 * @example spells("саrrе1-login", ["Carrel"], "organisation") // true: Cyrillic letters and a digit
 */
export function spells(name: string, platforms: readonly string[], of: "person" | "organisation"): boolean {
  const words = wordsOf(name);
  const together = words.join("");
  return platforms.some((platform) => {
    const called = wordsOf(platform).join("");
    if (called === "" || !together.includes(called)) return false;
    // "Quiet Carrels" is no claim: its name is a part of another word.
    const others = words.filter((word) => word !== called);
    const rest = together.replace(called, "");
    if (others.some(isStaff) || [...STAFF].some((word) => rest.startsWith(word) || rest.endsWith(word))) return true;
    return of === "organisation" && (rest === "" || (others.length < words.length && others.every(isPlain)));
  });
}
