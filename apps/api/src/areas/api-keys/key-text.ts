import type { ApiKeyKind } from "@carrel/sdk/schemas";
import { newToken, sha256Hex } from "../../codes/secrets";
import type { Row } from "../../database/schema";
import type { Random } from "../../ports";

const PREFIXES: Readonly<Record<ApiKeyKind, string>> = { publishable: "pk_", secret: "sk_" };

/** Characters of a key's end that are shown. */
const ENDING = 4;

const endingOf = (text: string) => text.slice(-ENDING);

/** A new key's text, and what of it is kept: all of a publishable one, hash and ending of a secret one. */
export async function newKeyText(kind: ApiKeyKind, random: Random) {
  const text = `${PREFIXES[kind]}${newToken(random)}`;
  const kept =
    kind === "publishable"
      ? { keyText: text, keyHash: null, ending: "" }
      : { keyText: null, keyHash: await sha256Hex(text), ending: endingOf(text) };
  return { text, kept };
}

/** Enough of a key to tell it from others. @example hintOf(key) // "sk_…9fQ2" */
export const hintOf = ({ kind, keyText, ending }: Pick<Row<"apiKeys">, "kind" | "keyText" | "ending">) =>
  `${PREFIXES[kind]}…${keyText === null ? ending : endingOf(keyText)}`;
