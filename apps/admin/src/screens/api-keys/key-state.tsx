import type { ApiKey } from "@carrel/sdk/schemas";
import { StatusBadge } from "@carrel/ui/status-badge";

export const KIND_LABELS: Record<ApiKey["kind"], string> = { publishable: "Publishable", secret: "Secret" };

/** Whether a key is good. */
export const KeyState = ({ apiKey }: { apiKey: Pick<ApiKey, "revokedAt"> }) =>
  apiKey.revokedAt ? (
    <StatusBadge tone="neutral">Revoked</StatusBadge>
  ) : (
    <StatusBadge tone="success">In use</StatusBadge>
  );
