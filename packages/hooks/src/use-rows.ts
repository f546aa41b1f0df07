import type { ContractShape, Methods } from "@carrel/sdk";
import { useMemo } from "react";
import { createQueries } from "./create-queries";
import { type ProvidedClient, useCarrel } from "./provider";

/**
 * Options of the few calls that a hook makes, under the same keys as the application's own.
 * @param rows gives them; a function, so that bundlers leave out the rows of hooks that nobody uses
 */
export function useRows<Rows extends ContractShape>(rows: () => Rows) {
  const client = useCarrel<ProvidedClient & Methods<Rows>>();
  return useMemo(() => createQueries(client, rows()), [client, rows]);
}
