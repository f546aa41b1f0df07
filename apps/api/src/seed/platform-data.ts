import type { AddOnLimits, PlanLimits } from "@carrel/sdk/schemas";
import type { Row } from "../database/schema";

interface DemoOffer<Limits> {
  code: string;
  name: string;
  description: string;
  /** In paise, tax included. */
  amount: number;
  interval: Row<"pricingPlans">["interval"];
  limits: Limits;
  features: string[];
  /** False: sold no longer. */
  isActive?: boolean;
}

/** What Carrel sells, in the order of the plan page. */
export const DEMO_PLANS: readonly DemoOffer<PlanLimits>[] = [
  {
    code: "starter",
    name: "Starter",
    description: "One place, run by a few people.",
    amount: 99_900,
    interval: "month",
    limits: { branches: 1, desks: 40, adminUsers: 3 },
    features: ["Desk plan and bookings", "QR booking page", "Mail reminders"],
  },
  {
    code: "growth",
    name: "Growth",
    description: "A few places under one roof.",
    amount: 249_900,
    interval: "month",
    limits: { branches: 3, desks: 150, adminUsers: 10 },
    features: ["All of Starter", "Own domain", "Bulk booking", "API keys"],
  },
  {
    code: "business",
    name: "Business",
    description: "As many places as you like.",
    amount: 499_900,
    interval: "month",
    limits: { branches: null, desks: null, adminUsers: 50 },
    features: ["All of Growth", "Audit log export", "Priority support"],
  },
  {
    code: "business-yearly",
    name: "Business, by the year",
    description: "Twelve months for the price of ten.",
    amount: 4_999_000,
    interval: "year",
    limits: { branches: null, desks: null, adminUsers: 50 },
    features: ["All of Business"],
  },
  {
    code: "launch",
    name: "Launch offer",
    description: "For the first organisations; sold no longer.",
    amount: 49_900,
    interval: "month",
    limits: { branches: 1, desks: 20, adminUsers: 2 },
    features: ["Desk plan and bookings"],
    isActive: false,
  },
];

export const DEMO_ADD_ONS: readonly DemoOffer<AddOnLimits>[] = [
  {
    code: "desks-50",
    name: "50 more desks",
    description: "Room for 50 desks beside the plan's.",
    amount: 49_900,
    interval: "month",
    limits: { branches: 0, desks: 50, adminUsers: 0 },
    features: [],
  },
  {
    code: "branch",
    name: "One more branch",
    description: "Another place, with 40 desks.",
    amount: 79_900,
    interval: "month",
    limits: { branches: 1, desks: 40, adminUsers: 0 },
    features: [],
  },
  {
    code: "staff-5",
    name: "Five more people",
    description: "Sign-ins for five more of the staff.",
    amount: 29_900,
    interval: "month",
    limits: { branches: 0, desks: 0, adminUsers: 5 },
    features: [],
  },
];

/** What stands on Carrel's receipts. */
export const DEMO_PLATFORM = {
  legalName: "Carrel Software Private Limited",
  // Of no company: its check letter is wrong on purpose.
  taxId: "32AAAAA0000A1Z0",
  address: { line1: "4 Press Club Road", city: "Kochi", state: "Kerala", postalCode: "682011", country: "India" },
  supportEmail: "help@carrel.test",
  supportPhone: "+91 484 555 0199",
};

/** The day from which each rate stands is counted back from the demo's day. */
export const DEMO_RATES = [
  { rate: 15, type: "percent", daysAgo: 460 },
  { rate: 20, type: "percent", daysAgo: 45 },
] as const;

/** A name below `.example` leads nowhere, so that it stays to be verified. */
export const DEMO_DOMAIN = "desks.northside.example";
