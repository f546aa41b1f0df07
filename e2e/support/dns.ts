import type { DnsRecord } from "@carrel/sdk";
import { CONTROL_PORT } from "./addresses";

interface Change {
  /** Names that have no records any more. */
  remove?: readonly string[];
  add?: readonly Pick<DnsRecord, "type" | "name" | "value">[];
}

/** Changes what the DNS says that this worker's server asks. */
export async function changeDns(change: Change) {
  await fetch(`http://127.0.0.1:${CONTROL_PORT}/dns`, { method: "POST", body: JSON.stringify(change) });
}
