import type { Permission } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import {
  Armchair,
  CalendarCheck,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  ScrollText,
  ShieldCheck,
  Tag,
  Users,
} from "lucide-react";

/** A place of the back-office that the sidebar leads to. */
export interface Place {
  to: string;
  label: (words: Terminology) => string;
  icon: LucideIcon;
  permission: Permission;
}

/** The sidebar, in groups. A place is shown to those who may enter it. */
export const NAVIGATION: { label: string; places: Place[] }[] = [
  {
    label: "Today",
    places: [
      { to: "/dashboard", label: () => "Dashboard", icon: LayoutDashboard, permission: "dashboard.read" },
      { to: "/bookings", label: () => "Bookings", icon: CalendarCheck, permission: "bookings.read" },
    ],
  },
  {
    label: "Place",
    places: [
      { to: "/branches", label: () => "Branches", icon: MapPin, permission: "branches.read" },
      { to: "/desks", label: (words) => words.desks, icon: Armchair, permission: "desks.read" },
    ],
  },
  {
    label: "Money",
    places: [{ to: "/fee-plans", label: () => "Fee plans", icon: Tag, permission: "feePlans.read" }],
  },
  {
    label: "People",
    places: [
      { to: "/admin-users", label: () => "Staff", icon: Users, permission: "adminUsers.read" },
      { to: "/roles", label: () => "Roles", icon: ShieldCheck, permission: "roles.read" },
    ],
  },
  {
    label: "Organisation",
    places: [
      { to: "/api-keys", label: () => "API keys", icon: KeyRound, permission: "apiKeys.read" },
      { to: "/audit-log", label: () => "Audit log", icon: ScrollText, permission: "auditLog.read" },
    ],
  },
];
