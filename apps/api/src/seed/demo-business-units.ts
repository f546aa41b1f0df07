import type { BusinessUnitCategory, BusinessUnitStatus, BusinessUnitWebsiteType } from "@carrel/sdk/schemas";

/** A lead, and what was noted of it, the oldest first. */
export interface DemoBusinessUnit {
  name: string;
  contactName: string;
  phone?: string;
  email?: string;
  city: string;
  dataCategory: BusinessUnitCategory;
  websiteType: BusinessUnitWebsiteType;
  status: BusinessUnitStatus;
  source: string;
  daysAgo: number;
  /** Whether the organisation's first person has it. */
  isAssigned?: boolean;
  comments?: readonly string[];
}

/** Places that might want to be run with Carrel: the platform's leads. */
const PLATFORM: readonly DemoBusinessUnit[] = [
  {
    name: "Lighthouse Library",
    contactName: "Farah Sheikh",
    phone: "+91 20 5550 0142",
    city: "Pune",
    email: "farah@lighthouse.example",
    dataCategory: "library",
    websiteType: "social-page",
    status: "DEMO",
    source: "Trade fair",
    daysAgo: 21,
    isAssigned: true,
    comments: [
      "Met at the stand. 140 seats on two floors, a paper register at the door.",
      "Sent the price list and a link to the demo.",
      "Demo on Thursday at four; her brother, who keeps the books, joins.",
    ],
  },
  {
    name: "Corner Table Café",
    contactName: "Joel Mathew",
    phone: "+91 484 555 0177",
    city: "Kochi",
    dataCategory: "cafe",
    websiteType: "none",
    status: "CONTACTED",
    source: "Walked in",
    daysAgo: 12,
    comments: ["Wants to sell the upper floor by the hour on weekdays."],
  },
  {
    name: "Summit Coaching Centre",
    contactName: "Priya Nair",
    email: "office@summit.example",
    city: "Thrissur",
    dataCategory: "coaching-centre",
    websiteType: "single-page",
    status: "INTERESTED",
    source: "Website",
    daysAgo: 9,
    isAssigned: true,
    comments: ["Evening batches leave 60 seats empty in the morning.", "Asked what a study hall earns with them."],
  },
  {
    name: "Harbour View Business Centre",
    contactName: "Thomas Kurian",
    phone: "+91 484 555 0190",
    city: "Kochi",
    dataCategory: "business-centre",
    websiteType: "full-site",
    status: "LOST",
    source: "Referral",
    daysAgo: 40,
    comments: ["Signed with somebody else for two years. Call again then."],
  },
  {
    name: "Midnight Study Hall",
    contactName: "Rohan Deshpande",
    phone: "+91 20 5550 0119",
    city: "Pune",
    dataCategory: "study-hall",
    websiteType: "booking-site",
    status: "NEW",
    source: "Referral",
    daysAgo: 2,
  },
  {
    name: "Banyan Desks",
    contactName: "Sunita Rao",
    email: "hello@banyan.example",
    city: "Bengaluru",
    dataCategory: "co-working",
    websiteType: "single-page",
    status: "WON",
    source: "Website",
    daysAgo: 55,
    comments: ["Signed up on the yearly plan."],
  },
];

/** Places nearby that might send their people: a co-working space's leads. */
const HARBOUR: readonly DemoBusinessUnit[] = [
  {
    name: "Tidewater Software",
    contactName: "Nikhil Menon",
    phone: "+91 484 555 0121",
    city: "Kochi",
    dataCategory: "other",
    websiteType: "full-site",
    status: "INTERESTED",
    source: "Website",
    daysAgo: 6,
    isAssigned: true,
    comments: ["A team of eight, from January. Wants to see the quiet zone."],
  },
  {
    name: "Marine Drive Coaching",
    contactName: "Lakshmi Pillai",
    city: "Kochi",
    dataCategory: "coaching-centre",
    websiteType: "social-page",
    status: "NEW",
    source: "Walked in",
    daysAgo: 1,
  },
];

/** Leads by the code of the organisation that works them. */
export const DEMO_BUSINESS_UNITS: Readonly<Record<string, readonly DemoBusinessUnit[]>> = { CARREL: PLATFORM, HARBOUR };
