import type { OrganisationProfile } from "@carrel/sdk";
import type { SettingsSection } from "@carrel/ui/settings-layout";
import {
  Building2,
  CalendarClock,
  Frame,
  Image,
  Palette,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Wallet,
} from "lucide-react";
import { SocialLinks } from "../../forms/social-links";
import { BookingRulesSection } from "./booking-rules-section";
import { BrandingSection } from "./branding-section";
import { EmbeddingSection } from "./embedding-section";
import { FeaturesSection } from "./features-section";
import { GeneralSection } from "./general-section";
import { PaymentsSection } from "./payments-section";
import { SecuritySection } from "./security-section";
import { ThemeSection } from "./theme-section";

const icon = (Icon: typeof Building2) => <Icon />;

/** The sections in their order; the ids are anchors in the address. */
export const settingsSections = (profile: OrganisationProfile, readOnly: boolean): SettingsSection[] => [
  {
    id: "general",
    title: "General",
    description: "What you are called, what kind of place you run, and where.",
    icon: icon(Building2),
    children: <GeneralSection orgCode={profile.orgCode} readOnly={readOnly} />,
  },
  {
    id: "branding",
    title: "Branding",
    description: "Your logos, as visitors meet them. A logo is taken over as soon as you choose it.",
    icon: icon(Image),
    children: <BrandingSection profile={profile} readOnly={readOnly} />,
  },
  {
    id: "theme",
    title: "Theme",
    description:
      "Colours and shapes of your screens and your site. A device that asks for dark pages gets its dark twin.",
    icon: icon(Palette),
    children: <ThemeSection profile={profile} readOnly={readOnly} />,
  },
  {
    id: "features",
    title: "Features",
    description: "What people can do without your staff.",
    icon: icon(SlidersHorizontal),
    children: <FeaturesSection readOnly={readOnly} />,
  },
  {
    id: "booking-rules",
    title: "Booking rules",
    description: "How far ahead people book, how late they cancel, and when they are reminded.",
    icon: icon(CalendarClock),
    children: <BookingRulesSection readOnly={readOnly} />,
  },
  {
    id: "payments",
    title: "Payments",
    description: "Where UPI payments go, and the code that people pay by.",
    icon: icon(Wallet),
    children: <PaymentsSection profile={profile} readOnly={readOnly} />,
  },
  {
    id: "links",
    title: "Social links",
    description: "Your pages elsewhere, at the foot of your site. What is left empty is not shown.",
    icon: icon(Share2),
    children: <SocialLinks readOnly={readOnly} />,
  },
  {
    id: "embedding",
    title: "Embedding",
    description: "Your booking pages inside your own website.",
    icon: icon(Frame),
    children: <EmbeddingSection profile={profile} readOnly={readOnly} />,
  },
  {
    id: "security",
    title: "Security",
    description: "What your people sign in with, and for how long.",
    icon: icon(ShieldCheck),
    children: <SecuritySection readOnly={readOnly} />,
  },
];
