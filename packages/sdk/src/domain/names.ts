/** Scripts whose letters change by the joiners between them: there these say something, elsewhere they hide. */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}`;

const BREAKS = /[\s\u0085]+/gu;
/** Control characters, what nobody sees or what turns the direction, and code points that nobody assigned. */
const UNSEEN =
  /\p{Cc}|\p{Cn}|\p{Co}|\u00ad|\u034f|\u061c|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|(?!\u200c|\u200d)\p{Cf}/gu;
const JOINER = /\u200c|\u200d/gu;

const LETTER_BEFORE = new RegExp(`[${JOINED}]$`, "u");
const LETTER_AFTER = new RegExp(`^[${JOINED}]`, "u");
/** The sign that takes a letter's vowel: a joiner after it chooses the letter's form, whatever follows (the older way to write ന്‍). */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/u;
/** Pictures that a joiner makes one of, such as a family. */
const PICTURE_BEFORE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;

/** Whether a joiner says something between what stands before and after it. */
const joins = (before: string, after: string) =>
  VIRAMA.test(before) ||
  (LETTER_BEFORE.test(before) && LETTER_AFTER.test(after)) ||
  (PICTURE_BEFORE.test(before) && PICTURE_AFTER.test(after));

/**
 * A name as it is kept: on one line, with one space where there were several, composed (NFC), and without control
 * characters, those that nobody sees, and those that turn the direction of what follows.
 * @example cleanName(" Asha\u202e\nRao ") // "Asha Rao"
 */
export const cleanName = (name: string): string =>
  name
    .replace(BREAKS, " ")
    .replace(UNSEEN, "")
    .replace(JOINER, (joiner, at: number, whole: string) =>
      joins(whole.slice(Math.max(0, at - 8), at), whole.slice(at + 1, at + 3)) ? joiner : "",
    )
    .normalize("NFC")
    .replace(/ +/g, " ")
    .trim();

/** What browsers read as the dot of a host's name, and mail programs with them. */
const DOTS = ".\u2024\u3002\uff0e\uff61";
/** An address with a scheme, or one that begins with `www.`. */
const ADDRESS = new RegExp(
  String.raw`[a-z][a-z0-9+.-]*[:\uff1a][/\\\uff0f]{2}\S*|(?<![\p{L}\p{N}])(?:www[${DOTS}]\S*|(?:https?|ftp|mailto|tel|sms|data|javascript):\S+)`,
  "giu",
);
/** The sign in an e-mail address. */
const AT = new RegExp(String.raw`(?<=\S)@(?=[^\s@]*[${DOTS}][^\s@])`, "gu");
/** The last dot of a host's name: after it stand letters alone, two or more. */
const HOST_DOT = new RegExp(String.raw`(?<=[\p{L}\p{N}\p{M}_-])[${DOTS}](?=[\p{L}\p{M}]{2}|xn--)`, "giu");

/**
 * The web or e-mail address in a name; undefined where there is none. A bare host such as `evil.example` is none: it can't
 * be told from "Node.js".
 * @example addressIn("Visit https://evil.example now") // "https://evil.example"
 */
export const addressIn = (name: string): string | undefined =>
  name.match(ADDRESS)?.[0] ?? name.split(" ").find((word) => word.search(AT) >= 0);

/**
 * A text of which no program makes a link: addresses are taken out, and the dots of what may be a host get a space.
 * @example withoutLinks("Visit https://evil.example or evil.example") // "Visit or evil. example"
 */
export const withoutLinks = (text: string): string =>
  text.replace(ADDRESS, "").replace(AT, " at ").replace(HOST_DOT, ". ").replace(/ +/g, " ").trim();
