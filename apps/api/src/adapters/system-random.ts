import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import type { Random } from "../ports";

export const systemRandom: Random = { bytes: (count) => new Uint8Array(randomBytes(count)), id: () => v7() };
