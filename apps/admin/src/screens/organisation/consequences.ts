import type { OrganisationProfile } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { SettingsFields } from "./settings-schema";

/** What the changes would stop for the people who book, to be confirmed; empty where they stop nothing. */
export function consequencesOf(
  typed: Pick<SettingsFields, "features" | "upiDetails">,
  stored: Pick<OrganisationProfile, "features" | "upiDetails">,
  words: Terminology,
): string[] {
  const desk = words.desk.toLowerCase();
  const { features: now } = typed;
  const { features: before } = stored;
  const stops: string[] = [];
  const couldBook = before.hourlyBooking || before.dailyBooking;
  if (couldBook && !now.hourlyBooking && !now.dailyBooking) {
    stops.push(`Nobody can book a ${desk} any more, neither by the hour nor by the day.`);
  }
  if (before.qrBooking && !now.qrBooking) stops.push("Printed QR codes lead to a page that says booking is closed.");
  if (stored.upiDetails && typed.upiDetails.vpa.trim() === "") {
    stops.push(
      "Your UPI payment code and its link are gone from here. Copies that you printed still pay to the old address.",
    );
  }
  return stops;
}
