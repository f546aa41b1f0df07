import { useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useBranchZone } from "../use-branch-zone";
import { type Hits, type PaletteSource, SOURCES } from "./sources";

/** Milliseconds after the last key until the server is asked. */
const PAUSE = 300;
/** Letters; fewer find too much. */
const SHORTEST = 2;

/** What one source answered. */
export interface FoundIn extends Hits {
  source: PaletteSource;
  isFailed: boolean;
}

const NOTHING: Hits = { hits: [], total: 0, atLeast: false };

/**
 * Searches what the person may read once typing pauses. A newer search ends the one before.
 * @param typed what stands in the palette's field
 * @returns what each source found, the old hits until newer ones are there; nothing while too little is typed
 */
export function useFound(typed: string) {
  const session = useSession();
  const zone = useBranchZone();
  const text = typed.trim();
  const [search, setSearch] = useState("");
  useEffect(() => {
    if (text.length < SHORTEST) return setSearch("");
    const later = setTimeout(() => setSearch(text), PAUSE);
    return () => clearTimeout(later);
  }, [text]);

  const sources = SOURCES.filter(({ permission }) => can(session, permission));
  const queries = useQueries({
    queries: sources.map((source) => ({
      queryKey: ["palette", source.id, search, session.selectedBranch, zone],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.find({ search, zone }, { signal }),
      enabled: search !== "",
      placeholderData: keepPreviousData,
      staleTime: 0,
    })),
  });
  const isSearched = text.length >= SHORTEST;
  const found = isSearched
    ? sources.map((source, at): FoundIn => {
        const query = queries[at];
        const hits = search === "" ? undefined : query?.data;
        return { source, ...(hits ?? NOTHING), isFailed: query?.isError ?? false };
      })
    : [];
  return { found, search, isLoading: isSearched && (text !== search || queries.some(({ isFetching }) => isFetching)) };
}
