import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../ports";
import { boundedPasswords } from "./bounded-passwords";

/** OWASP's smallest recommendation for Argon2id: 19 MiB, two passes; 12 ms on the machine it was measured on. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** All processors but the one that answers; never all four threads that Node has, which read files and names too. */
const AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** On one processor the last of them waits for less than a second. */
const WAITING = 64;

/** Of Argon2's own text form, in base64 without its padding. */
const [SALT_BYTES, DIGEST_BYTES] = [16, 32];
const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");

/** Without turns: for the bench alone. */
export const unboundedPasswords: Passwords = {
  hash: (password) => hash(password, COST),
  verify: (stored, password) => verify(stored, password),
  unmatched(random) {
    const [salt, digest] = [SALT_BYTES, DIGEST_BYTES].map((count) => unpadded(random.bytes(count)));
    const { memoryCost, timeCost, parallelism } = COST;
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
  },
};

export const argon2Passwords = boundedPasswords(unboundedPasswords, { atOnce: AT_ONCE, waiting: WAITING });
