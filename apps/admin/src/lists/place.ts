import type { Permission, Session } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { LimitName } from "@carrel/sdk/schemas";
import type { LinkProps, RegisteredRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Needs } from "../app/may";
import type { BulkAction } from "./bulk-action";
import type { ListColumn } from "./list-column";
import type { ListFilter } from "./list-filters";
import type { FirstUse } from "./list-states";
import type { ListDownload } from "./list-tools";
import type { PagedList } from "./use-pages";

type Routes = RegisteredRouter["routesById"];
type PathIn<Id> = Id extends `/signed-in/office${infer Path extends `/${string}`}` ? Path : never;

/** The path of a screen of the office. */
export type OfficePath = PathIn<keyof Routes>;

/** What stands behind the `?` of a screen's address, as its route reads it. */
export type SearchOf<Path extends OfficePath> = Routes[`/signed-in/office${Path}`]["types"]["fullSearchSchema"];

/** Who looks at a list, and at what of it. */
export interface Here<Path extends OfficePath> {
  search: SearchOf<Path>;
  /** Narrows the list; the way back passes over it. */
  change: (changed: Partial<SearchOf<Path>>) => void;
  session: Session;
  words: Terminology;
  /** The branch's time zone. */
  zone: string;
}

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  /** What it narrows the list to, after "No": "pending bookings". */
  rows?: string;
  /** What stands instead of the list. */
  view?: ReactNode;
}

/** Tabs over one name of the address; where it isn't there, the first one. */
type ListTabs<Search> = {
  [Name in keyof Search & string]-?: {
    by: Name;
    /** What they divide, for screen readers. */
    label: string;
    /** Where it says what its rows are, it narrows the list as the others do. */
    first: Omit<Tab<never>, "value">;
    others: readonly Tab<Extract<Search[Name], string>>[];
    /** Whether another tab starts without what narrowed the one before. */
    startsAnew?: true;
  };
}[keyof Search & string];

interface AddWay {
  to: LinkProps["to"] & string;
  label: string;
  needs: Permission | Needs;
}

/** A list of the office, as data. */
export interface Place<Path extends OfficePath, Row extends { _id: string }> {
  /** What the rows are: "fee plans". */
  noun: string;
  title: string;
  description: string;
  columns: ListColumn<Row>[];
  /** The path of a row's details, where it isn't the list's with the row's id; null where a row has none. */
  rowPath?: ((row: Row) => string) | null;
  rowActions?: (row: Row) => ReactNode;
  tabs?: ListTabs<SearchOf<Path>>;
  /** Its route reads no `q`. */
  hasNoSearch?: true;
  /** What narrows it beside search and tabs. */
  filters?: readonly ListFilter<SearchOf<Path>, Row>[];
  /** What adds a row; in the header, and in the empty list on its first use. */
  add?: AddWay & {
    /** Another way to add rows, many at once; and what it is called where there are none yet. */
    many?: Omit<AddWay, "needs"> & { firstLabel: string };
  };
  /** Plans limit how many there are: which of their limits, for what the list says of it. */
  limit?: LimitName;
  /** What else the header offers. */
  actions?: ReactNode;
  /** Between header and list, once the list is there. */
  above?: (list: PagedList<Row>) => ReactNode;
  /** What a row's action opens that must not go with the row, which another may take out of the list meanwhile. */
  over?: ReactNode;
  bulk?: {
    needs: readonly Permission[];
    actions: readonly BulkAction<Row>[];
    /** Names a row that could not be changed. */
    nameOf: (row: Row) => string;
  };
  /** What it can be saved as. */
  download?: Omit<ListDownload<Row>, "read">;
  firstUse: Omit<FirstUse, "action">;
  /** What the whole place is for somebody whom it has no list for. */
  instead?: ReactNode;
}
