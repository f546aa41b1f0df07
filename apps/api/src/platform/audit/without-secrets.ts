/** Words of a field's name that say that its value is secret. */
const SECRET_WORDS = new Set([
  ..."password passwd passphrase passcode secret token otp hash credential cookie authorization bearer signature".split(
    " ",
  ),
  ..."cvv cvc".split(" "),
]);

/** The same, where they are written as one: `accesstoken`, `keyText`, `api_key`. */
const SECRET_NAMES = /^pin$|password|passphrase|secret|token|apikey|privatekey|keytext|keyhash|credential/;

/** A field that is called a code holds a public one (a branch's, a booking's) or, in digits alone, one that was mailed. */
const CODE_NAMES = /code$/;
const MAILED_CODE = /^\d{4,8}$/;

/** Texts that are secret wherever they stand: secret keys, bearer tokens, JSON web tokens, hashes of passwords. */
const SECRET_TEXTS = /\bsk_\w|^Bearer |^eyJ[\w-]+\.|^\$argon2/;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => (word === "hashes" ? "hash" : word.replace(/s$/, "")));

/** Whether a field's value is secret by the field's name. */
export const isSecretName = (name: string): boolean => {
  const words = wordsOf(name);
  return words.some((word) => SECRET_WORDS.has(word)) || SECRET_NAMES.test(words.join(""));
};

const isSecret = (name: string, value: unknown) =>
  isSecretName(name) || (typeof value === "string" && CODE_NAMES.test(name.toLowerCase()) && MAILED_CODE.test(value));

/**
 * A record without its secrets, at any depth: their fields are gone, also their names. Texts that are secret by their
 * form become empty.
 * @param record what JSON can hold
 * @example withoutSecrets({ name: "Asha", passwordHash: "…" }) // { name: "Asha" }
 */
export const withoutSecrets = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => value !== undefined && !isSecret(name, value))
      .map(([name, value]) => [name, cleaned(value)]),
  );

const cleaned = (value: unknown): unknown => {
  if (typeof value === "string") return SECRET_TEXTS.test(value) ? "" : value;
  if (Array.isArray(value)) return value.map(cleaned);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? withoutSecrets(value) : value;
};
