import { useSession, useTerminology } from "@carrel/hooks";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { guideOf, guidePages } from "./pages";

const guideQuery = queryOptions({
  queryKey: ["guide"],
  queryFn: async () => (await import("./texts")).TEXTS,
  networkMode: "always",
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * How Carrel works, for the person who is signed in.
 * @returns the pages about what he may enter, grouped as the sidebar is; none until they are loaded
 */
export function useGuide() {
  const session = useSession();
  const words = useTerminology();
  const { data, isPending, error, refetch } = useQuery(guideQuery);
  const groups = data ? guideOf(guidePages(data, words), session) : [];
  return { groups, pages: groups.flatMap(({ pages }) => pages), isPending, error, retry: () => void refetch() };
}
