import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedList } from "./list-states";

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  /** What failed, where it can't be read: "The settings". */
  what: string;
  /** Above what failed, where the record brings a heading of its own. */
  header?: ReactNode;
  /** 1 where it stands instead of a whole screen. */
  headingLevel?: 1 | 2;
  /** Holds the place until it is there. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a read found; before that its skeleton, or why there is nothing. What was there stays when a later read fails. */
export function Loaded<Data>({
  query: { data, error, refetch },
  header,
  pending,
  children,
  ...failed
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return pending;
  return (
    <>
      {header}
      <FailedList {...failed} error={error} onRetry={() => void refetch()} />
    </>
  );
}
