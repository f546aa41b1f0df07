import type { Site } from "@carrel/sdk";

/**
 * Where the platform's own pages are, as a prefix of their paths; null where a reseller is the platform: he has none of them.
 * @example platformAddress({ mode: "client", platform }) // "https://app.example.com"
 */
export const platformAddress = ({ mode, platform }: Pick<Site, "mode" | "platform">): string | null => {
  if (!platform.isOwn) return null;
  return mode === "client" ? platform.address : "";
};
