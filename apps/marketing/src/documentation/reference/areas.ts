/** An area of the contract, as people look for it. */
export interface AreaRow {
  /** In the contract, and in its page's address. */
  name: string;
  title: string;
  lead: string;
}

const area = (name: string, title: string, lead: string): AreaRow => ({ name, title, lead });

/** The areas in the order of the navigation. */
export const AREA_GROUPS: readonly { title: string; areas: readonly AreaRow[] }[] = [
  {
    title: "Who calls",
    areas: [
      area(
        "auth",
        "Sign-in and account",
        "Sign in and out, register, and look after one's own account and its second factors.",
      ),
      area(
        "visitor",
        "Visitors' own area",
        "What a visitor with a verified address sees and does: his bookings, memberships and data.",
      ),
      area("apiKeys", "API keys", "Make the keys that calls travel with, change what they may do, and end them."),
    ],
  },
  {
    title: "The place",
    areas: [
      area("branches", "Branches", "The places of an organisation: where they are, and when they are open."),
      area("desks", "Desks", "The desks of a branch: their status, who sits there, and bookings by the staff."),
      area("shifts", "Shifts", "Parts of the day that are sold by themselves."),
      area("closures", "Closures", "Days on which a branch is closed."),
      area("feePlans", "Fee plans", "What an hour, a day, a month or a pass costs."),
      area("gallery", "Pictures", "The pictures of a branch."),
    ],
  },
  {
    title: "Bookings and people",
    areas: [
      area(
        "bookings",
        "Bookings",
        "A visitor's way from a code to a booking, and the staff's list, calendar and decisions.",
      ),
      area("customers", "Customers", "Who comes: records, photos, and what each booked and owes."),
      area(
        "memberships",
        "Memberships",
        "Seats by the month, shifts, floating places and passes: sold, renewed, rested, moved and ended.",
      ),
      area("contact", "Contact", "Messages that visitors send to a place."),
    ],
  },
  {
    title: "Money",
    areas: [
      area("dues", "Dues", "Who owes what, with reminders, payments and what is written off."),
      area("charges", "Charges", "What is charged beside bookings and memberships."),
      area("deposits", "Deposits", "Deposits that are taken, given back or kept."),
      area("ledger", "Ledger", "Every movement of money, and the balances of the days."),
      area("cash", "Cash", "What is in the drawers, and their counts."),
    ],
  },
  {
    title: "The day",
    areas: [
      area("dashboard", "Dashboard", "Figures of bookings, payments and memberships."),
      area("notifications", "Notifications", "What the staff is told."),
      area("help", "Help", "An organisation's own questions, answers and resources for its staff."),
      area("tracking", "Tracking", "Screens that were opened, and what that says of visits."),
      area("files", "Files", "Addresses under which kept files can be read for a while."),
    ],
  },
  {
    title: "The organisation",
    areas: [
      area("organisation", "Organisation", "An organisation's profile, settings, logos and clients."),
      area("website", "Website", "An organisation's own site: its address, domain and texts."),
      area("mails", "Mails", "What mails an address gets, and which it doesn't want."),
      area("adminUsers", "Staff", "The people who work there."),
      area("roles", "Roles", "What the staff may do."),
      area("auditLog", "Audit log", "Who changed what, and when, in a chain that shows what was altered."),
      area("businessUnits", "Business units", "Parts of an organisation that are billed for themselves."),
      area("installationRequests", "Installation requests", "Requests for somebody to come and install something."),
      area("subscription", "Subscription", "What an organisation has of the platform, and pays for it."),
      area("mobilePayment", "Payment on a phone", "A subscription paid on the phone that scanned a code."),
      area("payments", "Payment services", "What payment services tell the platform."),
    ],
  },
  {
    title: "Above organisations",
    areas: [
      area("resellers", "Resellers", "Resellers, their brand, clients, earnings and statements."),
      area("superOrg", "Platform", "All organisations, plans and payments, for who runs the platform."),
    ],
  },
];
