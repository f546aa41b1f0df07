import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { q } from "./carrel";

/** People that are offered at once. */
export const OFFERED = 20;
/** Milliseconds after the last key until the server is asked. */
const PAUSE = 300;

/** Customers of the selected branch by what is typed: name, e-mail or phone. For a Combobox that is searched elsewhere. */
export function useCustomerSearch() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const later = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(later);
  }, [typed]);
  const found = useQuery({
    ...q.customers.list({ limit: OFFERED, page: 1, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const isLooking = typed.trim() !== search || found.isPlaceholderData;
  return {
    search,
    found,
    isLooking,
    /** What its Combobox takes: Enter waits for what was typed, and never takes whoever stood there before. */
    combobox: { onSearchChange: setTyped, searching: isLooking, loading: found.isPending },
  };
}
