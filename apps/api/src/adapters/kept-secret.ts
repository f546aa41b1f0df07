import { newToken } from "../codes/secrets";
import type { Random } from "../ports";
import { localFiles } from "./local-files";

const KEY = "secrets/signing.txt";

/**
 * What stands in for `SIGNING_SECRET` where none is set: made up at the first start and kept beside the embedded database, in a
 * file that its user alone can read, so that what was signed before a restart stays good. One server at a time has the folder.
 */
export async function keptSecret(dataDir: string, random: Random): Promise<string> {
  const store = localFiles(dataDir, random);
  const kept = await store.get(KEY);
  if (kept) return new TextDecoder().decode(kept);
  const secret = newToken(random);
  await store.put(KEY, new TextEncoder().encode(secret), "text/plain");
  return secret;
}
