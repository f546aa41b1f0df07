import type {
  BranchFeature,
  ChangeSubscription,
  DayTiming,
  PassAllowance,
  PlanKind,
  WorkspaceKind,
} from "@carrel/sdk/schemas";
import type { Row } from "../database/schema";
import { DEMO_HELP, type DemoTopic } from "./demo-help";
import {
  type DemoMembership,
  type DemoShift,
  HALL_MEMBERSHIPS,
  HALL_SHIFTS,
  SPACE_MEMBERSHIPS,
} from "./demo-memberships";
import type { DemoRoom } from "./demo-rooms";
import { ATHENA_SITE, type DemoSite, HARBOUR_SITE, MANGO_SITE } from "./demo-sites";

export interface DemoBranch {
  name: string;
  code: string;
  street: string;
  city: string;
  timings: DayTiming[];
  features: BranchFeature[];
  /** The way to it and in, for visitors. */
  directions?: string;
  /** Desk names are this letter and a number. */
  deskLetter: string;
  desks: number;
  /** Each zone holds every n-th desk. */
  zones: readonly [string, ...string[]];
  /** Whether months of bookings are written. */
  isBusy: boolean;
  /** Parts of its day that are sold by themselves, on working days and Saturdays. */
  shifts?: readonly DemoShift[];
  /** Who has what, beside the seats that are let by the month; what they need is taken from the last desks. */
  memberships?: readonly DemoMembership[];
  /** A day on which it is closed, so many days from the demo's own. */
  closure?: { in: number; reason: string };
  /** What its pictures show; left out: it has none. */
  rooms?: readonly DemoRoom[];
}

export interface DemoPerson {
  name: string;
  email: string;
  role: "Owner" | "Manager" | "Front desk" | "Read only";
  /** Names of the branches that he may work in; none: all. */
  branches?: readonly string[];
  twoFactor?: boolean;
}

/** What an organisation paid the platform. */
export interface DemoPaid {
  /** What it had, each from a day on, counted back from the demo's; the first is when its trial was over. */
  had: readonly [Had, ...Had[]];
  /** How often one paid that left; left out: up to now. */
  times?: number;
}

interface Had extends ChangeSubscription {
  daysAgo: number;
}

export interface DemoOrganisation {
  orgName: string;
  /** Its publishable key is `pk_demo_` and this in lower case. */
  orgCode: string;
  workspaceKind: WorkspaceKind;
  orgType: "platform" | "client";
  isSuper?: boolean;
  isReseller?: boolean;
  /** The code of the reseller whose client it is. */
  resellerCode?: string;
  theme: string | null;
  subscription: Row<"subscriptions">["status"];
  /** Left out for those who have no place of their own. */
  paid?: DemoPaid;
  people: readonly [DemoPerson, ...DemoPerson[]];
  branches: readonly DemoBranch[];
  /** The sub-domain that it chose; left out: it asked for no site yet. */
  site?: string;
  /** What its own site says; left out: nothing yet. */
  says?: DemoSite;
  /** What its people wrote for one another; left out: nothing yet. */
  help?: readonly DemoTopic[];
}

/** Opening hours: the same on working days, shorter on Saturday, and closed or shorter on Sunday. */
const week = (weekday: [string, string], saturday: [string, string], sunday: [string, string] | null): DayTiming[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const hours = day === 0 ? sunday : day === 6 ? saturday : weekday;
    const [open, close] = hours ?? ["09:00", "18:00"];
    return { day, open, close, closed: hours === null };
  });

const GROWTH: ChangeSubscription = { planCode: "growth", addOns: [{ code: "staff-5", quantity: 1 }] };

/** A small client of Northside's, with one place that nobody has booked yet. */
const smallClient = (
  orgName: string,
  orgCode: string,
  owner: string,
  [place, street, city]: readonly [string, string, string],
  paid: DemoPaid,
  { workspaceKind = "co-working", subscription = "ACTIVE", ...more }: Partial<DemoOrganisation> = {},
): DemoOrganisation => ({
  ...more,
  ...{ orgName, orgCode, workspaceKind, orgType: "client", resellerCode: "NORTHSIDE", theme: null, subscription, paid },
  people: [{ name: owner, email: `owner@${orgCode.toLowerCase()}.test`, role: "Owner" }],
  branches: [
    {
      ...{ name: place, code: orgCode, street, city, features: ["wifi", "power"], isBusy: false },
      timings: week(["09:00", "19:00"], ["10:00", "16:00"], null),
      ...{ deskLetter: orgCode.slice(0, 1), desks: 10, zones: ["Hall"] },
    },
  ],
});

/**
 * The rest of Northside's year: who came when, who took more, and who left. Days are chosen so that each paid within the
 * last three weeks and none is about to end.
 */
const NORTHSIDES_YEAR: readonly DemoOrganisation[] = [
  smallClient(
    "Mango Yard",
    "MANGO",
    "Ritu Sharma",
    ["Courtyard", "5 Mango Lane", "Thrissur"],
    { had: [{ daysAgo: 341, planCode: "starter" }] },
    { says: MANGO_SITE },
  ),
  smallClient(
    "Tidewater Desks",
    "TIDEWATER",
    "Joseph Kurian",
    ["Jetty", "1 Boat Jetty Road", "Alappuzha"],
    { had: [{ daysAgo: 310, planCode: "starter" }], times: 4 },
    { subscription: "EXPIRED" },
  ),
  smallClient(
    "Sundial Study Hall",
    "SUNDIAL",
    "Fatima Beevi",
    ["Reading hall", "18 College Road", "Kozhikode"],
    {
      had: [
        { daysAgo: 252, planCode: "starter" },
        { daysAgo: 96, planCode: "growth" },
      ],
    },
    { workspaceKind: "study-hall" },
  ),
  smallClient("Peepal Rooms", "PEEPAL", "Suresh Menon", ["Veranda", "33 Temple Street", "Palakkad"], {
    had: [{ daysAgo: 160, ...GROWTH }],
  }),
  smallClient("Lantern Lane", "LANTERN", "Neha Joshi", ["Lane", "7 Lamp Makers Lane", "Kollam"], {
    had: [{ daysAgo: 12, planCode: "starter" }],
  }),
];

/** All of them sign in with this. */
export const DEMO_PASSWORD = "carrel-demo";
export const DEMO_TIMEZONE = "Asia/Kolkata";
export const DEMO_CURRENCY = "INR";

/** Desks 9 and 10 of each branch are never booked, so that whoever tries the demo finds them free. */
export const FREE_DESKS: readonly number[] = [9, 10];

/** Resellers stand before their clients. */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    orgName: "Carrel",
    orgCode: "CARREL",
    workspaceKind: "co-working",
    orgType: "platform",
    isSuper: true,
    theme: null,
    subscription: "ACTIVE",
    people: [{ name: "Mira Sen", email: "owner@carrel.test", role: "Owner" }],
    branches: [],
  },
  {
    orgName: "Northside Spaces",
    orgCode: "NORTHSIDE",
    workspaceKind: "co-working",
    orgType: "platform",
    isReseller: true,
    theme: "lara-light-teal",
    subscription: "ACTIVE",
    people: [{ name: "Dev Malhotra", email: "owner@northside.test", role: "Owner" }],
    branches: [],
  },
  {
    orgName: "Harbour Works",
    orgCode: "HARBOUR",
    workspaceKind: "co-working",
    orgType: "client",
    resellerCode: "NORTHSIDE",
    theme: null,
    subscription: "ACTIVE",
    paid: {
      had: [
        { daysAgo: 416, ...GROWTH },
        { daysAgo: 100, planCode: "business-yearly" },
      ],
    },
    site: "harbour",
    says: HARBOUR_SITE,
    help: DEMO_HELP,
    people: [
      { name: "Leena Thomas", email: "owner@harbour.test", role: "Owner" },
      { name: "Arun Pillai", email: "desk@harbour.test", role: "Front desk", branches: ["Pier 4"] },
      {
        name: "Sofia Mendes",
        email: "secure@harbour.test",
        role: "Manager",
        branches: ["Pier 4", "Old Mill"],
        twoFactor: true,
      },
      { name: "Ines Dias", email: "view@harbour.test", role: "Read only", branches: ["Pier 4", "Old Mill"] },
    ],
    branches: [
      {
        name: "Pier 4",
        code: "PIER4",
        street: "14 Quay Road",
        city: "Kochi",
        timings: week(["08:00", "22:00"], ["09:00", "18:00"], ["10:00", "16:00"]),
        features: ["wifi", "power", "ac", "parking", "pantry", "printer"],
        directions:
          "From the ferry jetty walk 200 m along the quay; we are the third shed, with the green door. Ring at the desk to the left. Bicycles stand under the roof, cars behind the shed.",
        deskLetter: "P",
        desks: 14,
        zones: ["Window", "Hall"],
        isBusy: true,
        memberships: SPACE_MEMBERSHIPS,
        rooms: ["morning", "evening"],
      },
      {
        name: "Old Mill",
        code: "MILL",
        street: "3 Spinners Yard",
        city: "Kochi",
        timings: week(["09:00", "20:00"], ["10:00", "16:00"], null),
        features: ["wifi", "power", "locker", "quiet"],
        directions:
          "Through the arch in Spinners Yard, up the iron stairs, second floor. The lift is in the courtyard.",
        deskLetter: "M",
        desks: 10,
        zones: ["Loft", "Courtyard"],
        isBusy: true,
        rooms: ["evening", "library"],
      },
    ],
  },
  {
    orgName: "Athena Reading Rooms",
    orgCode: "ATHENA",
    workspaceKind: "study-hall",
    orgType: "client",
    theme: null,
    subscription: "ACTIVE",
    paid: {
      had: [
        { daysAgo: 106, ...GROWTH },
        { daysAgo: 10, planCode: "business-yearly" },
      ],
    },
    says: ATHENA_SITE,
    people: [{ name: "Asha Rao", email: "owner@athena.test", role: "Owner" }],
    branches: [
      {
        name: "Library Lane",
        code: "LANE",
        street: "27 Library Lane",
        city: "Pune",
        timings: week(["06:00", "23:00"], ["06:00", "23:00"], ["07:00", "21:00"]),
        features: ["wifi", "power", "ac", "quiet", "locker", "cctv", "wheelchair"],
        directions:
          "Library Lane is behind the municipal library, five minutes from the bus stand. The door opens with the code of your booking from six o'clock on; the ramp is to its right.",
        deskLetter: "A",
        desks: 16,
        zones: ["Quiet room", "Reading hall"],
        isBusy: true,
        shifts: HALL_SHIFTS,
        memberships: HALL_MEMBERSHIPS,
        closure: { in: 26, reason: "Founders' Day" },
        rooms: ["library", "morning", "evening"],
      },
    ],
  },
  {
    orgName: "Lapsed Lofts",
    orgCode: "LAPSED",
    workspaceKind: "co-working",
    orgType: "client",
    theme: null,
    subscription: "EXPIRED",
    paid: { had: [{ daysAgo: 106, ...GROWTH }], times: 3 },
    people: [{ name: "Kabir Anand", email: "owner@lapsed.test", role: "Owner" }],
    branches: [
      {
        name: "Attic",
        code: "ATTIC",
        street: "8 Rope Walk",
        city: "Pune",
        timings: week(["09:00", "19:00"], ["10:00", "14:00"], null),
        features: ["wifi", "power"],
        deskLetter: "L",
        desks: 10,
        zones: ["Attic"],
        isBusy: false,
      },
    ],
  },
  ...NORTHSIDES_YEAR,
];

interface DemoFeePlan {
  name: string;
  bookingType: Row<"feePlans">["bookingType"];
  durationCount: number;
  durationUnit: Row<"feePlans">["durationUnit"];
  /** In paise, before tax. */
  amount: number;
  /** Left out: a seat. */
  sells?: PlanKind;
  /** Other prices, each of a shift by its name. */
  shiftPrices?: Readonly<Record<string, number>>;
  allowance?: PassAllowance;
  isShared?: boolean;
  isPublic?: boolean;
}

/** Percent of tax on each plan. */
export const DEMO_TAX_PERCENT = 18;

const MONTHLY = { bookingType: "DAILY", durationCount: 1, durationUnit: "month" } as const;
const QUARTERLY = { ...MONTHLY, durationCount: 3 } as const;

/** What a place with branches sells. */
export const DEMO_FEE_PLANS: Readonly<Record<WorkspaceKind, readonly DemoFeePlan[]>> = {
  "co-working": [
    { name: "Hour", bookingType: "HOURLY", durationCount: 1, durationUnit: "hour", amount: 9_000 },
    { name: "Day pass", bookingType: "DAILY", durationCount: 1, durationUnit: "day", amount: 55_000 },
    { name: "Week", bookingType: "DAILY", durationCount: 1, durationUnit: "week", amount: 250_000 },
    { name: "Month", bookingType: "DAILY", durationCount: 1, durationUnit: "month", amount: 750_000 },
    { ...MONTHLY, name: "Flex month", amount: 420_000, sells: "floating" },
    {
      ...{ ...QUARTERLY, name: "Ten days", amount: 400_000, sells: "pass", isPublic: true },
      allowance: { count: 10, unit: "day" },
    },
    {
      ...{ ...QUARTERLY, name: "Twenty hours for a team", amount: 150_000, sells: "pass", isShared: true },
      allowance: { count: 20, unit: "hour" },
    },
  ],
  "study-hall": [
    { name: "Hour", bookingType: "HOURLY", durationCount: 1, durationUnit: "hour", amount: 2_500 },
    { name: "Day", bookingType: "DAILY", durationCount: 1, durationUnit: "day", amount: 15_000 },
    { name: "Month", bookingType: "DAILY", durationCount: 1, durationUnit: "month", amount: 180_000 },
    {
      ...{ ...MONTHLY, name: "Shift month", amount: 70_000, sells: "shift" },
      shiftPrices: { Evening: 80_000, "Full day": 150_000 },
    },
  ],
};

/** People who use the desks; the first of a branch's are assigned to one for months. */
export const DEMO_CUSTOMERS: readonly [string, ...string[]] = [
  "Ravi Kumar",
  "Nisha Verma",
  "Omar Siddiqui",
  "Grace Mathew",
  "Ishaan Gupta",
  "Tara Nair",
  "Daniel Fernandes",
  "Meher Kapoor",
  "Sanjay Iyer",
  "Priya Das",
];
