import type { Session } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import {
  Armchair,
  Bell,
  Building2,
  CalendarCheck,
  Contact,
  Footprints,
  Handshake,
  KeyRound,
  Landmark,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MailWarning,
  MapPin,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  Tag,
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
  /** Which organisations have it; left out: all. */
  only?: (organisation: Session["loggedOrgDetails"]) => boolean;
}

/** The sidebar, in groups. A place is shown to those who may enter it. */
export const NAVIGATION: { label: string; places: Place[] }[] = [
  {
    label: "Today",
    places: [
      { to: "/dashboard", label: () => "Dashboard", icon: LayoutDashboard, key: "d", permission: "dashboard.read" },
      { to: "/bookings", label: () => "Bookings", icon: CalendarCheck, key: "b", permission: "bookings.read" },
      { to: "/notifications", label: () => "Notifications", icon: Bell, key: "n", permission: "notifications.read" },
    ],
  },
  {
    label: "Place",
    places: [
      { to: "/branches", label: () => "Branches", icon: MapPin, key: "r", permission: "branches.read" },
      { to: "/desks", label: (words) => words.desks, icon: Armchair, key: "s", permission: "desks.read" },
      { to: "/customers", label: (words) => words.members, icon: Contact, key: "m", permission: "customers.read" },
    ],
  },
  {
    label: "Money",
    places: [{ to: "/fee-plans", label: () => "Fee plans", icon: Tag, key: "f", permission: "feePlans.read" }],
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
      { to: "/business-units", label: () => "Business units", icon: Store, key: "u", permission: "businessUnits.read" },
      {
        to: "/installation-requests",
        label: () => "Installation requests",
        icon: Wrench,
        key: "i",
        permission: "installationRequests.read",
      },
    ],
  },
  {
    label: "Platform",
    places: [
      {
        to: "/clients",
        label: () => "Clients",
        icon: Building2,
        key: "c",
        permission: "organisation.read",
        everyBranch: true,
        only: ({ isSuper, isReseller }) => isSuper || isReseller,
      },
      {
        to: "/resellers",
        label: () => "Resellers",
        icon: Handshake,
        key: "e",
        permission: "resellers.read",
        everyBranch: true,
        only: ({ isSuper }) => isSuper,
      },
      {
        to: "/resellers",
        label: () => "My reselling",
        icon: Handshake,
        key: "e",
        permission: "resellers.read",
        everyBranch: true,
        only: ({ isSuper, isReseller }) => isReseller && !isSuper,
      },
      {
        to: "/plans",
        label: () => "Plans",
        icon: Layers,
        key: "p",
        permission: "superOrg.read",
        only: ({ isSuper }) => isSuper,
      },
      {
        to: "/company",
        label: () => "Company",
        icon: Landmark,
        key: "y",
        permission: "superOrg.read",
        only: ({ isSuper }) => isSuper,
      },
    ],
  },
  {
    label: "Organisation",
    places: [
      { to: "/settings", label: () => "Settings", icon: Settings, key: "o", permission: "organisation.read" },
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
      { to: "/tracking", label: () => "Tracking", icon: Footprints, key: "w", permission: "tracking.read" },
      { to: "/help", label: () => "Help", icon: LifeBuoy, key: "h", permission: "help.read" },
    ],
  },
];

/** Whether the sidebar leads a person there. */
export const isPlaceOf = (session: Session, place: Place) =>
  isOpenTo(session, place) && (place.only?.(session.loggedOrgDetails) ?? true);

/** Where a person begins: the first place that is open to him. */
export const homeOf = (session: Session) =>
  NAVIGATION.flatMap(({ places }) => places).find((place) => isPlaceOf(session, place))?.to ?? "/account";
