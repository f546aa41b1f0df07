import {
  Armchair,
  CalendarCheck,
  LayoutDashboard,
  LogOut,
  MapPin,
  Settings,
  Tag,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { AppShell } from "../app-shell";
import { BranchSwitcher } from "../branch-switcher";
import { BrandLogo } from "../brand-logo";
import { StayHere } from "../link-slot/stay-here.fixture";
import { Sidebar, type SidebarGroup } from "../sidebar";
import { Topbar } from "../topbar";
import { UserMenu } from "../user-menu";
import type { Words } from "./words";
import "./patterns.css";

type Place = "bookings" | "branches" | "settings";

const groupsOf = (words: Words, active: Place): SidebarGroup[] => {
  const item = (id: string, label: string, icon: ReactNode) => ({ href: `#${id}`, label, icon, active: id === active });
  return [
    {
      label: "Today",
      items: [
        item("dashboard", "Dashboard", <LayoutDashboard strokeWidth={1.5} />),
        item("bookings", "Bookings", <CalendarCheck strokeWidth={1.5} />),
      ],
    },
    {
      label: "Place",
      items: [
        item("branches", "Branches", <MapPin strokeWidth={1.5} />),
        item("desks", words.desks, <Armchair strokeWidth={1.5} />),
      ],
    },
    { label: "People", items: [item("people", words.members, <UsersRound strokeWidth={1.5} />)] },
    { label: "Money", items: [item("plans", "Fee plans", <Tag strokeWidth={1.5} />)] },
    { label: "Organisation", items: [item("settings", "Settings", <Settings strokeWidth={1.5} />)] },
  ];
};

const stay = () => {};
const ACCOUNT = [
  { label: "Profile", icon: <UserRound strokeWidth={1.5} />, onSelect: stay },
  { label: "Sign out", icon: <LogOut data-mirror strokeWidth={1.5} />, onSelect: stay },
];

interface OfficeProps {
  words: Words;
  active: Place;
  children: ReactNode;
}

/** The back-office around a pattern, as an app builds it once at its root. */
export const Office = ({ words, active, children }: OfficeProps) => (
  <StayHere>
    <AppShell
      sidebar={
        <Sidebar
          header={<BrandLogo organisation={{ orgName: words.organisation }} />}
          groups={groupsOf(words, active)}
        />
      }
      topbar={
        <Topbar
          start={<BranchSwitcher branch={words.branch} />}
          end={<UserMenu name="Leena Thomas" email="owner@example.org" items={ACCOUNT} />}
        />
      }
    >
      {children}
    </AppShell>
  </StayHere>
);
