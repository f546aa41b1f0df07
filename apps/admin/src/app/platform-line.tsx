import type { KnownPlatform } from "@carrel/sdk";

/** On whose platform a reseller runs, where he lets it be said. */
export const PlatformLine = ({ platform: { name, runsOn } }: { platform: KnownPlatform }) =>
  runsOn !== null && (
    <p className="m-0 text-sm wrap-anywhere text-muted">
      {name} runs on {runsOn}
    </p>
  );
