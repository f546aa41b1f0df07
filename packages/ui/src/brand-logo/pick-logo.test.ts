import { expect, test } from "vitest";
import { type BrandedOrganisation, logoSources } from "./pick-logo";

const organisation = (branding: NonNullable<BrandedOrganisation["branding"]>): BrandedOrganisation => ({
  orgName: "Northside Spaces",
  logoSquare: "square.png",
  branding: { logoSmall: "small.png", logoLarge: "large.png", ...branding },
});

test("the logo of the wanted size comes first, the square one after it", () => {
  const both = organisation({ showSmallLogo: true, showLargeLogo: true });
  expect(logoSources(both, "small")).toEqual(["small.png", "square.png"]);
  expect(logoSources(both, "large")).toEqual(["large.png", "square.png"]);
});

test("a logo whose flag is off or missing is not shown", () => {
  expect(logoSources(organisation({ showSmallLogo: false, showLargeLogo: true }), "small")).toEqual(["square.png"]);
  expect(logoSources(organisation({}), "large")).toEqual(["square.png"]);
});

test("a flag without a logo falls back to the square one, and nothing at all gives nothing", () => {
  expect(logoSources(organisation({ showLargeLogo: true, logoLarge: null }), "large")).toEqual(["square.png"]);
  expect(logoSources({ orgName: "Athena Reading Rooms" }, "large")).toEqual([]);
});
