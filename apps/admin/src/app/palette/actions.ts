import type { Terminology } from "@carrel/sdk/domain";
import {
  Armchair,
  Building2,
  CalendarDays,
  CalendarPlus,
  Clock,
  FileSpreadsheet,
  Handshake,
  IdCard,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  ShieldCheck,
  SquarePen,
  Store,
  Tag,
  UserPlus,
  UserRound,
  Wrench,
} from "lucide-react";
import { isAbove, isPlatform, type Place } from "../navigation";
import { ADD_BRANCH, ADD_CLIENT } from "../needs";

/** Something that can be begun from anywhere, at an address of its own. */
export interface PaletteAction extends Partial<Pick<Place, "permission" | "everyBranch" | "only">> {
  to: string;
  label: (words: Terminology) => string;
  icon: LucideIcon;
  /** Other words that people look for it by. */
  keywords?: string;
}

const add = (thing: string) => `Add ${thing.toLowerCase()}`;

/** In the order in which they are offered. */
export const ACTIONS: readonly PaletteAction[] = [
  {
    to: "/bookings/new",
    label: () => "New booking",
    icon: CalendarPlus,
    permission: "bookings.write",
    keywords: "book reserve add booking",
  },
  {
    to: "/memberships/new",
    label: () => "Sell a membership",
    icon: IdCard,
    permission: "bookings.write",
    keywords: "assign month shift floating flex pass desk seat plan new membership",
  },
  {
    to: "/bookings/calendar",
    label: () => "Open the calendar",
    icon: CalendarDays,
    permission: "bookings.read",
    keywords: "bookings day week move timeline",
  },
  { to: "/customers/new", label: ({ member }) => add(member), icon: UserPlus, permission: "customers.write" },
  {
    to: "/customers/bulk-upload",
    label: ({ members }) => `Import ${members.toLowerCase()} from a sheet`,
    icon: FileSpreadsheet,
    permission: "customers.write",
    keywords: "bulk upload add members users customers people csv xlsx excel spreadsheet",
  },
  { to: "/desks/new", label: ({ desk }) => add(desk), icon: Armchair, permission: "desks.write" },
  {
    to: "/desks/plan",
    label: () => "Arrange the floor plan",
    icon: SquarePen,
    permission: "desks.write",
    keywords: "map positions layout editor",
  },
  {
    to: "/desks/bulk-upload",
    label: ({ desks }) => `${add(desks)} from a sheet`,
    icon: FileSpreadsheet,
    permission: "desks.write",
    keywords: "bulk upload import desks seats csv xlsx excel spreadsheet",
  },
  {
    to: "/desks/bulk-booking",
    label: ({ desks }) => `Book ${desks.toLowerCase()} from a sheet`,
    icon: FileSpreadsheet,
    permission: "bookings.write",
    keywords: "bulk upload import bookings desks seats members csv xlsx excel spreadsheet",
  },
  { to: "/branches/new", label: () => "Add branch", icon: MapPin, keywords: "place location", ...ADD_BRANCH },
  {
    to: "/fee-plans/new",
    label: () => "Add fee plan",
    icon: Tag,
    permission: "feePlans.write",
    keywords: "price tariff",
  },
  {
    to: "/board/shifts",
    label: () => "Open the shifts",
    icon: Clock,
    permission: "feePlans.read",
    keywords: "morning evening full day hours parts",
  },
  {
    to: "/board/shifts/new",
    label: () => "Add shift",
    icon: Clock,
    permission: "feePlans.write",
    keywords: "morning evening full day hours",
  },
  {
    to: "/admin-users/new",
    label: () => "Add staff",
    icon: UserPlus,
    permission: "adminUsers.write",
    keywords: "invite person colleague",
  },
  { to: "/roles/new", label: () => "Add role", icon: ShieldCheck, permission: "roles.write" },
  { to: "/api-keys/new", label: () => "Add API key", icon: KeyRound, permission: "apiKeys.write" },
  {
    to: "/business-units/new",
    label: () => "Add business unit",
    icon: Store,
    permission: "businessUnits.write",
    keywords: "lead prospect",
  },
  {
    to: "/installation-requests/new",
    label: () => "Request installation",
    icon: Wrench,
    permission: "installationRequests.write",
    keywords: "set up posters screens",
  },
  {
    to: "/help/new",
    label: () => "Add help topic",
    icon: LifeBuoy,
    permission: "help.write",
    keywords: "guide manual how to article",
  },
  { to: "/clients/new", label: () => "Add client", icon: Building2, ...ADD_CLIENT, only: isAbove },
  {
    to: "/resellers/new",
    label: () => "Add reseller",
    icon: Handshake,
    permission: "resellers.write",
    only: isPlatform,
  },
  { to: "/account", label: () => "Your account", icon: UserRound, keywords: "profile password sessions sign-in" },
];
