import type { ApiKey } from "@carrel/sdk/schemas";
import { StatusBadge } from "@carrel/ui/status-badge";

export const KIND_LABELS: Record<ApiKey["kind"], string> = { publishable: "Publishable", secret: "Secret" };

/** Whether a key has ended by itself. */
const hasEnded = ({ expiresAt }: Pick<ApiKey, "expiresAt">) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Whether a key is good. */
export function KeyState({ apiKey }: { apiKey: Pick<ApiKey, "revokedAt" | "expiresAt"> }) {
  if (apiKey.revokedAt) return <StatusBadge tone="neutral">Revoked</StatusBadge>;
  if (hasEnded(apiKey)) return <StatusBadge tone="neutral">Ended</StatusBadge>;
  return <StatusBadge tone="success">In use</StatusBadge>;
}
