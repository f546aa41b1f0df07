import { type Client, createClient, memoryStorage } from "@carrel/sdk";
import type { ContractShape } from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type { Handlers } from "../context";
import { serve } from "../create-api";
import { implement } from "../implement";
import { policies } from "../policies";
import type { Policies } from "../policy";
import { NO_LIMITS, TEST_ORIGIN } from "./create-test-api";
import type { DemoApi } from "./demo-api";

/** What the server itself goes by, for the rows that a table has. */
export const policiesOf = (table: ContractShape): Policies<ContractShape, ValidationShape<ContractShape>> => {
  const own: Readonly<Record<string, object>> = policies;
  return Object.fromEntries(
    Object.entries(table).map(([area, rows]) => [
      area,
      Object.fromEntries(Object.entries(own[area] ?? {}).filter(([name]) => name === "*" || name in rows)),
    ]),
  );
};

/** The server of a few rows, with handlers of the test's own, over a demo's database. */
export interface ServedPart<Table extends ContractShape> {
  /** A client, with a token. */
  client(token: string): Client<Table>;
  /** Sends a request to a path below `/api`, without a client's help. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** @example const { client } = servePart(demo, { files: contract.files }, validation, { files: { presign } }); */
export const servePart = <Table extends ContractShape, Schemas extends ValidationShape<Table>>(
  demo: DemoApi,
  table: Table,
  schemas: Schemas,
  handlers: Handlers<Table, Schemas>,
): ServedPart<Table> => {
  const endpoints = implement<ContractShape, ValidationShape<ContractShape>, Record<never, never>>(
    table,
    schemas,
    handlers,
    policiesOf(table),
    {},
  );
  const api = serve(endpoints, demo.api.ports, { checksOutput: true, limits: NO_LIMITS });
  return {
    client(token) {
      const storage = memoryStorage();
      storage.set("Bearer", token);
      const fetch = (input: RequestInfo | URL, init?: RequestInit) => api.fetch(new Request(input, init));
      return createClient(
        { baseUrl: `${TEST_ORIGIN}/api`, apiKey: "pk_demo_carrel", fetch, storage, retries: 0, timeout: 0 },
        table,
      );
    },
    raw: (path, init) => api.fetch(new Request(`${TEST_ORIGIN}/api${path}`, init)),
  };
};
