import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "../../failure";

/** What guessers try first, from lists of leaked passwords: those that are long enough to be taken. */
const COMMONEST = new Set(dictionary["passwords-common"].filter((password) => password.length >= 8));

const ONE_CHARACTER = /^(.)\1*$/su;

/** Whether everybody guesses it, also backwards or in capitals: `Password123`, `87654321`, `aaaaaaaaaa`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMONEST.has(lower) || COMMONEST.has([...lower].reverse().join("")) || ONE_CHARACTER.test(lower);
}

/** @throws Failure 400 that names the field `password` */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw invalid([{ path: ["password"], message: "Choose a password that is harder to guess" }]);
}
