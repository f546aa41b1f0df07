import type { Permission } from "@carrel/sdk";
import { dayAhead } from "./day-ahead";

/** A screen of the back-office as the walk sees it. */
export interface Screen {
  /** `:first` is the record of the first row of the list before it. */
  path: string;
  /** The heading, or the title of the sheet, that shows that it is ready. */
  shows: RegExp;
  /** Who lacks it is told so; undefined for everybody. */
  needs?: Permission;
  /** What the sidebar calls it. */
  menu?: string;
  /** Links and buttons that are there for those with the permission, and for nobody else. */
  acts?: Readonly<Record<string, Permission>>;
  /** What it is told to somebody of some branches, who has the permission; needless where the permission itself says that it takes every branch. */
  scoped?: RegExp;
  /** Its words hang on how one came: it is loaded anew on every walk. */
  loaded?: true;
  /** The server knows of no such address, and answers so before the app does. */
  missing?: true;
  /** What its screenshots are called. */
  picture: string;
}

type Rest = Pick<Screen, "needs" | "menu" | "acts" | "scoped" | "loaded" | "missing">;
const screen = (picture: string, path: string, shows: RegExp, rest: Rest = {}): Screen => ({
  picture,
  path,
  shows,
  ...rest,
});

/** Every screen of the back-office, in the order of the walk: a list stands before its records. */
export const SCREENS: readonly Screen[] = [
  screen("dashboard", "/dashboard", /^Dashboard$/, {
    needs: "dashboard.read",
    menu: "Dashboard",
    acts: { "Renew desk": "bookings.write" },
  }),
  screen("bookings", "/bookings", /^Bookings$/, {
    needs: "bookings.read",
    menu: "Bookings",
    acts: { "New booking": "bookings.write" },
  }),
  screen("bookings-no-hits", "/bookings?q=nobody-is-called-that", /Nothing fits/, { needs: "bookings.read" }),
  // Of today's some may have begun since: too late to confirm them.
  screen("bookings-pending", `/bookings?status=PENDING&from=${dayAhead(1)}&to=${dayAhead(60)}`, /^Bookings$/, {
    needs: "bookings.read",
  }),
  screen("booking", "/bookings/:first", /^Desk Booking /, {
    needs: "bookings.read",
    acts: { "Confirm booking": "bookings.write", "Cancel booking": "bookings.write" },
  }),
  screen("booking-new", "/bookings/new", /^New desk booking$/, { needs: "bookings.write" }),
  screen("calendar-day", "/bookings/calendar", /^Calendar$/, {
    needs: "bookings.read",
    acts: { "New booking": "bookings.write" },
  }),
  screen("calendar-week", "/bookings/calendar?view=week", /^Calendar$/, { needs: "bookings.read" }),
  screen("board", "/board", /^Board$/, { needs: "bookings.read", menu: "Board" }),
  screen("board-shifts", "/board/shifts", /^Shifts/, {
    needs: "feePlans.read",
    acts: { "Add shift": "feePlans.write" },
  }),
  screen("board-shift-new", "/board/shifts/new", /^Add shift$/, { needs: "feePlans.write" }),
  screen("notifications", "/notifications", /^Notifications$/, {
    needs: "notifications.read",
    menu: "Notifications",
    acts: { "Mark all as read": "notifications.read" },
  }),
  screen("notifications-unread", "/notifications?only=unread", /^Notifications$/, { needs: "notifications.read" }),
  screen("notification-settings", "/notifications/settings", /^Notification settings$/, {
    needs: "notifications.read",
  }),
  screen("branches", "/branches", /^Branches$/, {
    needs: "branches.read",
    menu: "Branches",
    acts: { "Add branch": "branches.write" },
  }),
  screen("branch", "/branches/:first", /^(Pier 4|Old Mill)$/, {
    needs: "branches.read",
    acts: {
      "Edit branch": "branches.write",
      "Change hours": "branches.write",
      "Add closure": "branches.write",
      "Change facilities": "branches.write",
    },
  }),
  screen("branch-photos", "/branches/:first/photos", /^Photos$/, {
    needs: "branches.read",
    acts: { "Drop photos here": "branches.write" },
  }),
  screen("branch-codes", "/branches/:first/codes", /^Booking by QR code$/, { needs: "branches.read" }),
  screen("branch-hours", "/branches/:first/hours", /^Opening hours of /, { needs: "branches.write" }),
  screen("branch-closure", "/branches/:first/closures/new", /^Close /, { needs: "branches.write" }),
  screen("branch-facilities", "/branches/:first/facilities", /^Facilities of /, { needs: "branches.write" }),
  screen("branch-poster", "/branches/:first/poster", /^Book a desk at/, { needs: "branches.read" }),
  screen("desk-posters", "/branches/:first/poster?size=A6&desks=all", /^Posters of /, { needs: "branches.read" }),
  screen("branch-new", "/branches/new", /^Add branch$/, {
    needs: "branches.write",
    scoped: /^This is for people of every branch$/,
  }),
  screen("branch-edit", "/branches/:first/edit", /^Edit /, { needs: "branches.write" }),
  screen("desks-map", "/desks", /^Desks$/, { needs: "desks.read", menu: "Desks", acts: { "Add desk": "desks.write" } }),
  screen("desks", "/desks?view=list", /^Desks$/, { needs: "desks.read", acts: { "Add desk": "desks.write" } }),
  screen("desks-plan", "/desks?view=plan", /^No floor plan yet$/, {
    needs: "desks.read",
    acts: { "Draw the floor plan": "desks.write" },
  }),
  screen("desks-plan-editor", "/desks/plan", /^Floor plan$/, { needs: "desks.write" }),
  screen("desk", "/desks/:first", /^Desk /, {
    needs: "desks.read",
    acts: { "Edit desk": "desks.write", Delete: "desks.write", "Book desk": "bookings.write" },
  }),
  screen("desk-edit", "/desks/:first/edit", /^Edit desk /, { needs: "desks.write" }),
  screen("desk-book", "/desks/:first/book", /^Book desk /, { needs: "bookings.write" }),
  screen("desk-renew", "/desks/:first/renew", /^Renew desk /, { needs: "bookings.write" }),
  screen("desks-bulk-upload", "/desks/bulk-upload", /^Add desks from a sheet$/, { needs: "desks.write" }),
  screen("desks-bulk-booking", "/desks/bulk-booking", /^Book desks from a sheet$/, { needs: "bookings.write" }),
  screen("desk-new", "/desks/new", /^Add desk$/, { needs: "desks.write" }),
  screen("customers", "/customers", /^Members$/, {
    needs: "customers.read",
    menu: "Members",
    acts: { "Add member": "customers.write", "From a sheet": "customers.write" },
  }),
  screen("customers-bulk-upload", "/customers/bulk-upload", /^Import members from a sheet$/, {
    needs: "customers.write",
  }),
  screen("customer", "/customers/:first", /\S/, {
    needs: "customers.read",
    acts: { "More actions": "customers.write" },
  }),
  screen("customer-payments", "/customers/:first?tab=payments", /\S/, { needs: "customers.read" }),
  screen("customer-statement", "/customers/:first?tab=statement", /\S/, { needs: "customers.read" }),
  screen("customer-edit", "/customers/:first/edit", /^Edit /, { needs: "customers.write" }),
  screen("customer-merge", "/customers/:first/merge", /^Merge .+ with…$/, { needs: "customers.write" }),
  screen("customer-documents", "/customers/:first/documents", /^Document and notes$/, {
    needs: "customerDocuments.write",
  }),
  screen("customers-deskless", "/customers?show=deskless", /^Members$/, { needs: "customers.read" }),
  screen("customers-figures", "/customers?show=figures", /^Top members$/, { needs: "customers.read" }),
  screen("customer-new", "/customers/new", /^Add member$/, { needs: "customers.write" }),
  screen("memberships", "/memberships", /^Memberships$/, {
    needs: "bookings.read",
    menu: "Memberships",
    acts: { "New membership": "bookings.write" },
  }),
  screen("membership", "/memberships/:first", /^Membership of /, {
    needs: "bookings.read",
    acts: { Renew: "bookings.write" },
  }),
  screen("memberships-ended", "/memberships?state=ended", /^Memberships$/, { needs: "bookings.read" }),
  screen("membership-new", "/memberships/new", /^New membership$/, { needs: "bookings.write" }),
  screen("dues", "/dues", /^Dues$/, { needs: "bookings.read", menu: "Dues" }),
  screen("books", "/books", /^Books$/, { needs: "dashboard.read", menu: "Books" }),
  screen("cash", "/cash", /^Day close$/, { needs: "bookings.read", menu: "Day close" }),
  screen("cash-counted", "/cash?show=counted", /^Day close$/, { needs: "bookings.read" }),
  screen("fee-plans", "/fee-plans", /^Fee plans$/, {
    needs: "feePlans.read",
    menu: "Fee plans",
    acts: { "Add fee plan": "feePlans.write" },
  }),
  screen("fee-plan", "/fee-plans/:first", /^(Hour|Day pass|Week|Month)$/, {
    needs: "feePlans.read",
    acts: { "Save changes": "feePlans.write", Delete: "feePlans.write" },
  }),
  screen("fee-plan-new", "/fee-plans/new", /^Add fee plan$/, { needs: "feePlans.write" }),
  screen("subscription", "/subscription", /^Subscription$/, {
    needs: "subscription.read",
    menu: "Subscription",
    acts: { "Change or renew": "subscription.write" },
  }),
  screen("subscription-payment", "/subscription/:first", /-\d{4}$|^Payment$/, { needs: "subscription.read" }),
  screen("subscription-change", "/subscription/change", /^Change plan$/, { needs: "subscription.write" }),
  screen("staff", "/admin-users", /^Staff$/, {
    needs: "adminUsers.read",
    menu: "Staff",
    acts: { "Add staff": "adminUsers.write" },
  }),
  screen("person", "/admin-users/:first", /^(Arun|Ines|Leena|Sofia) /, {
    needs: "adminUsers.read",
    acts: { "Save changes": "adminUsers.write" },
  }),
  screen("person-new", "/admin-users/new", /^Add staff$/, { needs: "adminUsers.write" }),
  screen("roles", "/roles", /^Roles$/, { needs: "roles.read", menu: "Roles", acts: { "Add role": "roles.write" } }),
  screen("role", "/roles/:first", /^(Owner|Evening \d+)$/, { needs: "roles.read", acts: { Copy: "roles.write" } }),
  screen("role-new", "/roles/new", /^Add role$/, { needs: "roles.write" }),
  screen("role-copy", "/roles/:first/copy", /^Copy (Owner|Evening \d+)$/, { needs: "roles.write" }),
  screen("mails", "/mails", /^Unsent mails$/, {
    needs: "organisation.read",
    menu: "Unsent mails",
    scoped: /^This is for people of every branch$/,
  }),
  screen("mails-waiting", "/mails?state=WAITING", /^Unsent mails$/, {
    needs: "organisation.read",
    scoped: /^This is for people of every branch$/,
  }),
  screen("keys", "/api-keys", /^API keys$/, {
    needs: "apiKeys.read",
    menu: "API keys",
    acts: { "Add API key": "apiKeys.write" },
  }),
  screen("key", "/api-keys/:first", /\S/, {
    needs: "apiKeys.read",
    acts: { "Save changes": "apiKeys.write", Rotate: "apiKeys.write", Revoke: "apiKeys.write" },
  }),
  screen("key-new", "/api-keys/new", /^Add API key$/, { needs: "apiKeys.write" }),
  screen("log", "/audit-log", /^Audit log$/, {
    needs: "auditLog.read",
    menu: "Audit log",
    scoped: /^This is for people of every branch$/,
  }),
  // Whoever acts last stands first, so it may tell of anything but what stands around it.
  screen("log-entry", "/audit-log/:first", /^(?!Audit log$|What changed$|Was any |.*could not be )\S/, {
    needs: "auditLog.read",
    scoped: /^This is for people of every branch$/,
  }),
  screen("tracking", "/tracking", /^Tracking$/, {
    needs: "tracking.read",
    menu: "Tracking",
    acts: { "Clean up": "tracking.write" },
    scoped: /^This is for people of every branch$/,
  }),
  screen("tracking-figures", "/tracking?show=figures", /^Tracking$/, {
    needs: "tracking.read",
    // Beside the list, that is told to be closed first.
    loaded: true,
  }),
  screen("tracking-clean-up", "/tracking/clean-up", /^Clean up old events/, { needs: "tracking.write" }),
  screen("business-units", "/business-units", /^Business units$/, {
    needs: "businessUnits.read",
    menu: "Business units",
    acts: { "Add business unit": "businessUnits.write" },
  }),
  screen("business-units-mine", "/business-units?who=me", /^Business units$/, { needs: "businessUnits.read" }),
  screen("business-units-no-hits", "/business-units?status=LOST", /^No business units that fit/, {
    needs: "businessUnits.read",
  }),
  screen("business-unit", "/business-units/:first", /\S/, { needs: "businessUnits.read" }),
  screen("business-unit-new", "/business-units/new", /^Add business unit$/, { needs: "businessUnits.write" }),
  screen("installations", "/installation-requests", /^Installation requests$/, {
    needs: "installationRequests.read",
    menu: "Installation requests",
    acts: { "Request installation": "installationRequests.write" },
  }),
  screen("installation", "/installation-requests/:first", /\S/, { needs: "installationRequests.read" }),
  screen("installation-new", "/installation-requests/new", /^Request installation$/, {
    needs: "installationRequests.write",
  }),
  screen("help", "/help", /^Help$/, { needs: "help.read", menu: "Help", acts: { "Add topic": "help.write" } }),
  screen("help-topic", "/help/:first", /\S/, { needs: "help.read", acts: { "Add to this topic": "help.write" } }),
  screen("help-topic-new", "/help/new", /^Add topic$/, { needs: "help.write" }),
  screen("settings", "/settings", /^Settings$/, { needs: "organisation.read", menu: "Settings" }),
  screen("website", "/website", /^Website$/, { needs: "website.read", menu: "Website" }),
  // What lies below an organisation: this one has nothing there.
  screen("clients", "/clients", /^Your organisation has no clients$/),
  screen("resellers", "/resellers", /^Resellers$/, { needs: "resellers.read" }),
  screen("reseller", "/resellers/:first", /^My reselling$/, { needs: "resellers.read" }),
  screen("reseller-new", "/resellers/new", /^Add reseller$/, { needs: "resellers.write" }),
  screen("plans", "/plans", /^Plans$/, { needs: "superOrg.read" }),
  screen("plan-new", "/plans/new", /^Add plan$/, { needs: "superOrg.write" }),
  screen("payments-to-return", "/payments-to-return", /^Payments to give back$/, {
    needs: "superOrg.read",
    menu: "To give back",
  }),
  screen("payments-to-return-due", "/payments-to-return?status=DUE", /^Payments to give back$/, {
    needs: "superOrg.read",
  }),
  screen("company", "/company", /^Company$/, { needs: "superOrg.read" }),
  screen("account", "/account", /^Your account$/),
  screen("not-found", "/there/is/no/such/screen", /^There is nothing at this address$/, { missing: true }),
];

const CLIENTS: readonly Screen[] = [
  screen("overview", "/overview", /^Overview$/, {
    needs: "organisation.read",
    menu: "Overview",
    acts: { "Add client": "organisation.write" },
  }),
  screen("clients", "/clients", /^Clients$/, {
    needs: "organisation.read",
    menu: "Clients",
    acts: { "Add client": "organisation.write" },
  }),
  screen("client", "/clients/:first", /\S/, {
    needs: "organisation.read",
    acts: { "Edit settings": "organisation.write" },
  }),
  screen("client-edit", "/clients/:first/edit", /^Edit /, { needs: "organisation.write" }),
  screen("client-new", "/clients/new", /^Add client$/, { needs: "organisation.write" }),
  screen("settings-above", "/settings", /^Settings$/, { needs: "organisation.read", menu: "Settings" }),
];

/** What the organisation that runs the platform has beside the screens of all. */
export const PLATFORM_SCREENS: readonly Screen[] = [
  ...CLIENTS,
  screen("platform-resellers", "/resellers", /^Resellers$/, {
    needs: "resellers.read",
    menu: "Resellers",
    acts: { "Add reseller": "resellers.write" },
  }),
  screen("platform-reseller", "/resellers/:first", /\S/, {
    needs: "resellers.read",
    acts: { "Edit profile": "resellers.write", Deactivate: "resellers.write" },
  }),
  screen("platform-reseller-edit", "/resellers/:first/edit", /^Edit /, { needs: "resellers.write" }),
  screen("platform-reseller-branding", "/resellers/:first/branding", /^Logos and name$/, { needs: "resellers.read" }),
  screen("platform-reseller-domains", "/resellers/:first/domains", /\S/, { needs: "resellers.read" }),
  screen("platform-reseller-rates", "/resellers/:first/profit-rate", /^All rates$/, {
    needs: "resellers.read",
    acts: { "Set a new rate": "resellers.write" },
  }),
  screen("platform-rate-new", "/resellers/:first/profit-rate/new", /^Set a new rate$/, { needs: "resellers.write" }),
  screen("platform-reseller-statements", "/resellers/:first/statements", /^Months$/, { needs: "resellers.read" }),
  screen("platform-payout-new", "/resellers/:first/statements/payout", /^Record a payout$/, {
    needs: "resellers.write",
  }),
  screen("platform-reseller-new", "/resellers/new", /^Add reseller$/, { needs: "resellers.write" }),
  screen("plans", "/plans", /^Plans$/, {
    needs: "superOrg.read",
    menu: "Plans",
    acts: { "Add plan": "superOrg.write" },
  }),
  screen("add-ons", "/plans?tab=add-ons", /^Plans$/, { needs: "superOrg.read" }),
  screen("plan-new", "/plans/new", /^Add plan$/, { needs: "superOrg.write" }),
  screen("add-on-new", "/plans/add-ons/new", /^Add add-on$/, { needs: "superOrg.write" }),
  screen("subscriptions", "/subscriptions", /^Subscriptions$/, { needs: "superOrg.read", menu: "Subscriptions" }),
  screen("income", "/subscriptions?status=INCOME", /^Subscriptions$/, { needs: "superOrg.read" }),
  screen("payments-to-return", "/payments-to-return", /^Payments to give back$/, {
    needs: "superOrg.read",
    menu: "To give back",
  }),
  screen("payments-to-return-due", "/payments-to-return?status=DUE", /^Payments to give back$/, {
    needs: "superOrg.read",
  }),
  screen("company", "/company", /^Company$/, { needs: "superOrg.read", menu: "Company" }),
];

/** What a reseller has beside the screens of all. */
export const RESELLER_SCREENS: readonly Screen[] = [
  ...CLIENTS,
  screen("reselling", "/resellers", /^My reselling$/, { needs: "resellers.read", menu: "My reselling" }),
  screen("website-reseller", "/website", /^Website$/, { needs: "website.read", menu: "Website" }),
  screen("reseller-new-refused", "/resellers/new", /^Add reseller$/, { needs: "resellers.write" }),
  screen("plans-refused", "/plans", /^Plans$/, { needs: "superOrg.read" }),
];

const areaOf = ({ path }: Screen) => path.split(/[/?]/)[1];

/** Cuts a walk into parts of about as many screens, between areas: a record stays with its list. */
export function inParts(screens: readonly Screen[], size = 20): Screen[][] {
  const parts: Screen[][] = [[]];
  for (const [at, screen] of screens.entries()) {
    const before = screens[at - 1];
    if (before && areaOf(before) !== areaOf(screen) && (parts.at(-1)?.length ?? 0) >= size) parts.push([]);
    parts.at(-1)?.push(screen);
  }
  return parts;
}
