import type { Site } from "@carrel/sdk";

/**
 * Where the platform's privacy policy and terms are, as a prefix of their paths: on its own host or, in his name, on that of the reseller
 * who is the platform here.
 * @example platformAddress({ mode: "client", platform }) // "https://app.example.com"
 */
export const platformAddress = ({ mode, platform }: Pick<Site, "mode" | "platform">): string =>
  mode === "client" ? platform.address : "";
