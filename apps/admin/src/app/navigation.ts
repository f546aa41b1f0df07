import type { Session } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import {
  Armchair,
  Bell,
  BookOpenText,
  Building2,
  CalendarCheck,
  Coins,
  Contact,
  CreditCard,
  Footprints,
  Gauge,
  Globe,
  HandCoins,
  Handshake,
  IdCard,
  KeyRound,
  Landmark,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MailWarning,
  MapPin,
  Rows3,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  Tag,
  Undo2,
  Users,
  Wrench,
} from "lucide-react";
import { isOpenTo, type Needs } from "./needs";

/** A place of the back-office that the sidebar leads to. */
export interface Place extends Needs {
  to: string;
  label: (words: Terminology) => string;
  icon: LucideIcon;
  /** `g` and then this letter leads there. */
  key: string;
  /** In which organisations it is a place; left out: in all. */
  only?: (session: Session) => boolean;
  /** Not every organisation works with it: where nobody does, the sidebar has it below "More". */
  occasional?: Session["inUse"][number];
}

export const isPlatform = ({ loggedOrgDetails: { isSuper } }: Session) => isSuper;
const isSeller = ({ loggedOrgDetails: { isSuper, isReseller } }: Session) => isReseller && !isSuper;
/** Whether it looks after other organisations. */
export const isAbove = (session: Session) => isPlatform(session) || isSeller(session);
/** Whether it takes bookings itself: who looks after others does so once there is a branch of its own. */
const runsPlaces = (session: Session) => session.selectedBranch !== null || !isAbove(session);

/** The sidebar, in groups. A place is shown to those who may enter it. */
export const NAVIGATION: { label: string; places: Place[] }[] = [
  {
    label: "Platform",
    places: [
      {
        to: "/overview",
        label: () => "Overview",
        icon: Gauge,
        key: "q",
        permission: "organisation.read",
        everyBranch: true,
        only: isAbove,
      },
      {
        to: "/clients",
        label: () => "Clients",
        icon: Building2,
        key: "c",
        permission: "organisation.read",
        everyBranch: true,
        only: isAbove,
      },
      {
        to: "/resellers",
        label: () => "Resellers",
        icon: Handshake,
        key: "e",
        permission: "resellers.read",
        everyBranch: true,
        only: isPlatform,
      },
      {
        to: "/resellers",
        label: () => "My reselling",
        icon: Handshake,
        key: "e",
        permission: "resellers.read",
        everyBranch: true,
        only: isSeller,
      },
      { to: "/plans", label: () => "Plans", icon: Layers, key: "p", permission: "superOrg.read", only: isPlatform },
      {
        to: "/subscriptions",
        label: () => "Subscriptions",
        icon: CreditCard,
        key: "x",
        permission: "superOrg.read",
        everyBranch: true,
        only: isPlatform,
      },
      {
        to: "/payments-to-return",
        label: () => "To give back",
        icon: Undo2,
        key: "j",
        permission: "superOrg.read",
        everyBranch: true,
        only: isPlatform,
      },
      {
        to: "/company",
        label: () => "Company",
        icon: Landmark,
        key: "y",
        permission: "superOrg.read",
        only: isPlatform,
      },
    ],
  },
  {
    label: "Today",
    places: [
      {
        to: "/dashboard",
        label: () => "Dashboard",
        icon: LayoutDashboard,
        key: "d",
        permission: "dashboard.read",
        only: runsPlaces,
      },
      {
        to: "/bookings",
        label: () => "Bookings",
        icon: CalendarCheck,
        key: "b",
        permission: "bookings.read",
        only: runsPlaces,
      },
      { to: "/board", label: () => "Board", icon: Rows3, key: "z", permission: "bookings.read", only: runsPlaces },
      { to: "/notifications", label: () => "Notifications", icon: Bell, key: "n", permission: "notifications.read" },
    ],
  },
  {
    label: "Place",
    places: [
      { to: "/branches", label: () => "Branches", icon: MapPin, key: "r", permission: "branches.read" },
      {
        to: "/desks",
        label: (words) => words.desks,
        icon: Armchair,
        key: "s",
        permission: "desks.read",
        only: runsPlaces,
      },
      {
        to: "/customers",
        label: (words) => words.members,
        icon: Contact,
        key: "m",
        permission: "customers.read",
        only: runsPlaces,
      },
      {
        to: "/memberships",
        label: () => "Memberships",
        icon: IdCard,
        key: "g",
        permission: "bookings.read",
        only: runsPlaces,
      },
    ],
  },
  {
    label: "Money",
    places: [
      { to: "/dues", label: () => "Dues", icon: HandCoins, key: "p", permission: "bookings.read", only: runsPlaces },
      { to: "/cash", label: () => "Day close", icon: Coins, key: "y", permission: "bookings.read", only: runsPlaces },
      {
        to: "/books",
        label: () => "Books",
        icon: BookOpenText,
        key: "j",
        permission: "dashboard.read",
        only: runsPlaces,
      },
      {
        to: "/fee-plans",
        label: () => "Fee plans",
        icon: Tag,
        key: "f",
        permission: "feePlans.read",
        only: runsPlaces,
      },
      {
        to: "/subscription",
        label: () => "Subscription",
        icon: CreditCard,
        key: "x",
        permission: "subscription.read",
        only: (session) => !isAbove(session),
      },
    ],
  },
  {
    label: "People",
    places: [
      { to: "/admin-users", label: () => "Staff", icon: Users, key: "t", permission: "adminUsers.read" },
      { to: "/roles", label: () => "Roles", icon: ShieldCheck, key: "l", permission: "roles.read" },
    ],
  },
  {
    label: "Growth",
    places: [
      {
        to: "/business-units",
        label: () => "Business units",
        icon: Store,
        key: "u",
        permission: "businessUnits.read",
        occasional: "businessUnits",
      },
      {
        to: "/installation-requests",
        label: () => "Installation requests",
        icon: Wrench,
        key: "i",
        permission: "installationRequests.read",
        occasional: "installationRequests",
      },
    ],
  },
  {
    label: "Organisation",
    places: [
      { to: "/settings", label: () => "Settings", icon: Settings, key: "o", permission: "organisation.read" },
      {
        to: "/website",
        label: () => "Website",
        icon: Globe,
        key: "e",
        permission: "website.read",
        only: (session) => !isAbove(session),
      },
      { to: "/website", label: () => "Website", icon: Globe, key: "x", permission: "website.read", only: isSeller },
      {
        to: "/mails",
        label: () => "Unsent mails",
        icon: MailWarning,
        key: "v",
        permission: "organisation.read",
        everyBranch: true,
      },
      { to: "/api-keys", label: () => "API keys", icon: KeyRound, key: "k", permission: "apiKeys.read" },
      { to: "/audit-log", label: () => "Audit log", icon: ScrollText, key: "a", permission: "auditLog.read" },
      {
        to: "/tracking",
        label: () => "Tracking",
        icon: Footprints,
        key: "w",
        permission: "tracking.read",
        occasional: "tracking",
      },
      { to: "/help", label: () => "Help", icon: LifeBuoy, key: "h", permission: "help.read" },
    ],
  },
];

/** Whether the sidebar leads a person there. */
export const isPlaceOf = (session: Session, place: Place) =>
  isOpenTo(session, place) && (place.only?.(session) ?? true);

/** What a person may enter, by group, and at last what is nobody's work in his organisation. */
export function sidebarOf(session: Session): { groups: { label: string; places: Place[] }[]; rest: Place[] } {
  const isRest = ({ occasional }: Place) => occasional !== undefined && !session.inUse.includes(occasional);
  const open = NAVIGATION.map(({ label, places }) => ({
    label,
    places: places.filter((place) => isPlaceOf(session, place)),
  }));
  return {
    groups: open
      .map(({ label, places }) => ({ label, places: places.filter((place) => !isRest(place)) }))
      .filter(({ places }) => places.length > 0),
    rest: open.flatMap(({ places }) => places.filter(isRest)),
  };
}

/** Where a person begins: where the day's work is seen, else the first place that is open to him. */
export const homeOf = (session: Session) => {
  const places = NAVIGATION.flatMap((group) => group.places).filter((place) => isPlaceOf(session, place));
  return (places.find(({ to }) => to === "/dashboard") ?? places[0])?.to ?? "/account";
};
