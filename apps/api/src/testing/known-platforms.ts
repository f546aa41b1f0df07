import type { KnownPlatform } from "../platform/platform-of";

/** The platform in its own name. */
export const OWN_PLATFORM: KnownPlatform = {
  resellerId: null,
  name: "Carrel",
  address: "https://carrel.example",
  theme: null,
  logo: null,
  runsOn: null,
};

/** The platform in a reseller's, who says what he runs on. */
export const RESELLERS_PLATFORM: KnownPlatform = {
  resellerId: "01890000-0000-7000-8000-000000000001",
  name: "Northside Spaces",
  address: "https://desks.northside.example",
  theme: "lara-light-teal",
  logo: null,
  runsOn: "Carrel",
};
