import {
  Armchair,
  CalendarCheck,
  LayoutDashboard,
  LogOut,
  MapPin,
  Tag,
  Trash2,
  UserRound,
  UsersRound,
} from "lucide-react";
import { fn } from "storybook/test";
import type { SidebarGroup } from "../sidebar";
import type { UserMenuItem } from "../user-menu";

/** The sidebar of a study hall, for stories. Addresses are fragments so that pressing one stays in the story. */
export const officeGroups: SidebarGroup[] = [
  {
    label: "Today",
    items: [
      { href: "#dashboard", label: "Dashboard", icon: <LayoutDashboard strokeWidth={1.5} /> },
      { href: "#bookings", label: "Bookings", icon: <CalendarCheck strokeWidth={1.5} />, active: true, badge: "12" },
    ],
  },
  {
    label: "Place",
    items: [
      { href: "#branches", label: "Branches", icon: <MapPin strokeWidth={1.5} /> },
      { href: "#desks", label: "Desks", icon: <Armchair strokeWidth={1.5} /> },
    ],
  },
  { label: "People", items: [{ href: "#members", label: "Members", icon: <UsersRound strokeWidth={1.5} /> }] },
  { label: "Money", items: [{ href: "#fee-plans", label: "Fee plans", icon: <Tag strokeWidth={1.5} /> }] },
];

const onProfile = fn();
export const onSignOut = fn();

export const accountItems: UserMenuItem[] = [
  { label: "Profile", icon: <UserRound strokeWidth={1.5} />, onSelect: onProfile },
  { label: "Sign out", icon: <LogOut data-mirror strokeWidth={1.5} />, onSelect: onSignOut },
  { label: "Close account", icon: <Trash2 strokeWidth={1.5} />, onSelect: fn(), tone: "danger" },
];
