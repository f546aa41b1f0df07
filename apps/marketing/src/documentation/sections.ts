import type { DocumentGroup, DocumentPage, DocumentSection } from "./document";
import { beginningOf } from "./plain-text";
import { REFERENCE } from "./reference-section";
import { readSource, type Source } from "./sources";

/** A page as the table has it; its title is its file's, unless it has one of its own. */
interface Row extends Source {
  name: string;
  title?: string;
}

interface Rows extends Omit<DocumentSection, "path" | "groups"> {
  name: string;
  groups: readonly { title: string; pages: readonly Row[] }[];
}

export const HOME = "/documentation";

/** Pages of the office's help. */
const guides = (...names: string[]): Row[] => names.map((name) => ({ name, file: `docs/guide/${name}.md` }));
/** Pages that stand in the documentation alone. */
const written = (section: string, ...names: string[]): Row[] =>
  names.map((name) => ({ name, file: `docs/documentation/${section}/${name}.md` }));
/** Parts of a text that is read whole elsewhere. */
const operations = (name: string, title: string, ...parts: [string, ...string[]]): Row => ({
  name,
  title,
  file: "docs/operations.md",
  parts,
});

const ROWS: readonly Rows[] = [
  {
    name: "owner",
    title: "Owner",
    whom: "for owners",
    lead: "Open a place, set it up the way you work, and see what it earns.",
    groups: [
      { title: "Begin", pages: written("owner", "opening") },
      {
        title: "Rooms and desks",
        pages: guides(
          "branches",
          "branches-posters",
          "desks",
          "desks-floor-plan",
          "desks-from-a-sheet",
          "board-shifts",
        ),
      },
      { title: "Prices", pages: guides("fee-plans", "memberships-discounts") },
      { title: "Your site", pages: guides("website", "website-site", "website-records") },
      { title: "Staff", pages: guides("admin-users", "roles") },
      { title: "Money", pages: guides("books", "dues-written-off", "subscription", "subscription-plans") },
      {
        title: "Organisation",
        pages: guides(
          "settings",
          "mails",
          "api-keys",
          "audit-log",
          "tracking",
          "business-units",
          "installation-requests",
        ),
      },
    ],
  },
  {
    name: "front-desk",
    title: "Front desk",
    whom: "for the front desk",
    lead: "Who comes today, where they sit, and what they pay.",
    groups: [
      { title: "The day", pages: guides("dashboard", "bookings", "bookings-calendar", "board", "notifications") },
      {
        title: "Members",
        pages: guides(
          "customers",
          "customers-from-a-sheet",
          "memberships",
          "desks-assigning",
          "memberships-changing",
          "memberships-renewal-due",
        ),
      },
      {
        title: "Money",
        pages: guides(
          "bookings-payments",
          "bookings-upi",
          "bookings-said-to-be-paid",
          "dues",
          "dues-reminders",
          "customers-charges",
          "customers-deposits",
          "cash",
        ),
      },
      { title: "Yourself", pages: guides("account", "account-keyboard", "help") },
    ],
  },
  {
    name: "reseller",
    title: "Reseller",
    whom: "for resellers",
    lead: "Sell the platform under your own name, look after your clients, and be paid your share.",
    groups: [
      { title: "Begin", pages: written("reseller", "beginning") },
      { title: "Your clients", pages: guides("overview", "clients") },
      { title: "Your brand and your share", pages: guides("resellers", "resellers-statements") },
    ],
  },
  {
    name: "developer",
    title: "Developer",
    whom: "for developers",
    lead: "Put the booking on your website, or build on every call that our own office makes.",
    groups: [
      { title: "Begin", pages: written("developer", "getting-started", "embed") },
      { title: "The API", pages: written("developer", "authentication", "requests", "errors") },
      {
        title: "Packages",
        pages: [
          { name: "sdk", title: "The SDK", file: "packages/sdk/README.md" },
          { name: "hooks", title: "React hooks", file: "packages/hooks/README.md", without: ["Size", "Test"] },
          {
            name: "ui",
            title: "The UI kit",
            file: "packages/ui/README.md",
            without: ["For designers", "Working on it"],
          },
        ],
      },
    ],
  },
  {
    name: "operator",
    title: "Operator",
    whom: "for operators",
    lead: "Run Carrel on a machine of your own: install it, watch it, back it up, and keep it new.",
    groups: [
      {
        title: "Set up",
        pages: [
          ...written("operator", "install"),
          operations("start", "Start and first owner", "", "The first owner"),
          operations("server-settings", "Settings of the server", "Settings"),
          operations("database", "The database", "PostgreSQL", "The embedded database"),
          operations("mail", "Mail", "Mails", "What staff are told"),
          operations("files", "Files", "Files"),
          operations("domains", "Domains and certificates", "The proxy and certificates"),
          operations("payments", "Payments for subscriptions", "Payments"),
        ],
      },
      {
        title: "Run",
        pages: [
          ...written("operator", "backup"),
          operations("upgrades", "Upgrades", "A new version"),
          operations("monitoring", "Monitoring", "Watching it", "Jobs", "When the database is gone"),
          operations("limits", "Limits", "Limits"),
          operations("audit", "The audit log on the server", "The audit log"),
        ],
      },
      { title: "Sell it", pages: guides("company", "plans", "subscriptions", "payments-to-return") },
    ],
  },
];

const pathOf = (section: string, name: string) => `${HOME}/${section}/${name}`;

/** Where the page of a file is; of a file with several pages, where they are listed. */
const ADDRESSES = new Map<string, string>([["packages/sdk/api.md", REFERENCE.path]]);
for (const { name: section, groups } of ROWS) {
  for (const { name, file, parts } of groups.flatMap(({ pages }) => pages)) {
    ADDRESSES.set(file, parts ? `${HOME}/${section}` : pathOf(section, name));
  }
}

function pageOf(section: string, { name, title, ...source }: Row): DocumentPage {
  const read = readSource(source, (file) => ADDRESSES.get(file));
  return {
    path: pathOf(section, name),
    title: title ?? read.title,
    description: beginningOf(read.markdown),
    markdown: read.markdown,
  };
}

/** All of the documentation, in the order of its navigation. */
export const SECTIONS: readonly DocumentSection[] = [
  ...ROWS.map(({ name, groups, ...section }) => ({
    ...section,
    path: `${HOME}/${name}`,
    groups: groups.map(({ title, pages }): DocumentGroup => ({ title, pages: pages.map((row) => pageOf(name, row)) })),
  })),
  REFERENCE,
];
