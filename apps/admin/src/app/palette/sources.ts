import type { CallOptions, Page, Permission } from "@carrel/sdk";
import { formatMoney, formatPeriod, type Terminology } from "@carrel/sdk/domain";
import { Armchair, CalendarCheck, Contact, type LucideIcon, MapPin, Tag, Users } from "lucide-react";
import { reads } from "../carrel";

/** A record that a search found. */
export interface Hit {
  _id: string;
  label: string;
  /** What tells it from others of the same name. */
  hint: string;
}

/** What the palette asks of the server: a list that is searched. */
export interface Hits {
  hits: Hit[];
  total: number;
  /** There are more than `total`. */
  atLeast: boolean;
}

export interface PaletteSource {
  id: string;
  heading: (words: Terminology) => string;
  icon: LucideIcon;
  permission: Permission;
  /** The list; a hit stands below it by its id. */
  to: string;
  find: (query: PaletteQuery, options: CallOptions) => Promise<Hits>;
}

interface PaletteQuery {
  search: string;
  /** The selected branch's. */
  zone: string;
}

/** Hits of each source; further ones are in its list. */
const LIMIT = 5;

const found = <Row>({ data, totalRecords, atLeast }: Page<Row>, hit: (row: Row) => Hit): Hits => ({
  hits: data.map(hit),
  total: totalRecords,
  atLeast: atLeast === true,
});

const paged = (search: string) => ({ search, limit: LIMIT, page: 1 });

/** In the order of what is looked for most. */
export const SOURCES: readonly PaletteSource[] = [
  {
    id: "customers",
    heading: ({ members }) => members,
    icon: Contact,
    permission: "customers.read",
    to: "/customers",
    find: async ({ search }, options) =>
      found(await reads.customers.list(paged(search), options), ({ _id, name, email, phone }) => ({
        _id,
        label: name,
        hint: email || phone,
      })),
  },
  {
    id: "bookings",
    heading: () => "Bookings",
    icon: CalendarCheck,
    permission: "bookings.read",
    to: "/bookings",
    find: async ({ search, zone }, options) =>
      found(await reads.bookings.list(paged(search), options), ({ _id, code, visitor, deskName, startAt, endAt }) => ({
        _id,
        label: `${code} · ${visitor.name || visitor.email}`,
        hint: `${deskName}, ${formatPeriod(new Date(startAt), new Date(endAt), zone)}`,
      })),
  },
  {
    id: "desks",
    heading: ({ desks }) => desks,
    icon: Armchair,
    permission: "desks.read",
    to: "/desks",
    find: async ({ search }, options) =>
      found(await reads.desks.list(paged(search), options), ({ _id, name, zone }) => ({
        _id,
        label: name,
        hint: zone,
      })),
  },
  {
    id: "branches",
    heading: () => "Branches",
    icon: MapPin,
    permission: "branches.read",
    to: "/branches",
    find: async ({ search }, options) =>
      found(await reads.branches.list(paged(search), options), ({ _id, name, address, code }) => ({
        _id,
        label: name,
        hint: address.city || code,
      })),
  },
  {
    id: "fee-plans",
    heading: () => "Fee plans",
    icon: Tag,
    permission: "feePlans.read",
    to: "/fee-plans",
    find: async ({ search }, options) =>
      found(await reads.feePlans.list(paged(search), options), ({ _id, name, amount, currency }) => ({
        _id,
        label: name,
        hint: formatMoney(amount, currency),
      })),
  },
  {
    id: "staff",
    heading: () => "Staff",
    icon: Users,
    permission: "adminUsers.read",
    to: "/admin-users",
    find: async ({ search }, options) =>
      found(await reads.adminUsers.list(paged(search), options), ({ _id, name, email }) => ({
        _id,
        label: name,
        hint: email,
      })),
  },
];
