import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../ports";

/** OWASP's smallest recommendation for Argon2id: 19 MiB, two passes; 12 ms on the machine it was measured on. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password, COST),
  verify: (stored, password) => verify(stored, password),
};
