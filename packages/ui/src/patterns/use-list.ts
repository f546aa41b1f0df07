import { useState } from "react";
import type { DataTableSort } from "../data-table";
import { type Booking, type BookingStatus, bookings } from "./bookings.fixture";

const PAGE = 10;

export type Tab = "all" | BookingStatus;

const sortKey = (booking: Booking, id: string) =>
  id === "who" ? booking.who : `${booking.day.padStart(6, "0")} ${booking.from}`;

const inOrder = (rows: Booking[], sort: DataTableSort | null) =>
  sort ? rows.toSorted((a, b) => sortKey(a, sort.id).localeCompare(sortKey(b, sort.id)) * (sort.desc ? -1 : 1)) : rows;

/** What an app keeps in the address: text, tab and order; and how much of the list is here. The server's part is played. */
export function useList(all: readonly Booking[] = bookings) {
  const [text, setText] = useState("");
  const [tab, setTab] = useState<Tab>("all");
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [selection, setSelection] = useState<string[]>([]);
  const hits = all.filter(
    ({ code, who, desk, status }) =>
      (tab === "all" || status === tab) && `${code} ${who} ${desk}`.toLowerCase().includes(text.toLowerCase()),
  );
  const clear = () => {
    setText("");
    setTab("all");
  };
  return {
    text,
    setText,
    tab,
    setTab,
    sort,
    setSort,
    selection,
    setSelection,
    clear,
    counts: (status: BookingStatus) => all.filter((booking) => booking.status === status).length,
    rows: inOrder(hits, sort).slice(0, shown),
    total: hits.length,
    loadMore: () => setShown(shown + PAGE),
  };
}
