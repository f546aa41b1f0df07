import type { ContractShape, Operation } from "../contract/operation";
import { type ClientEvents, createEvents, type Listeners } from "./events";
import type { Middleware } from "./exchange";
import type { Arguments, CallOptions, Methods } from "./methods";
import { isPaged, type Mode, walk } from "./paginate";
import { requestTo, type Setting, send } from "./send";
import { defaultStorage, type SessionStorage } from "./storage";

export interface ClientOptions {
  /** Address of the API, such as `https://HOST/api`; a browser takes `/api` as well. */
  baseUrl: string;
  /** Address of the presigning service; default: the API itself presigns. */
  presignUrl?: string;
  /** `local`: lists ask for 1,000 records at once; `remote` (default): for a page of their own size. */
  mode?: Mode;
  /** Publishable (`pk_…`) or secret (`sk_…`) key; sent with every call. */
  apiKey?: string;
  /** Default: the runtime's own. */
  fetch?: typeof fetch;
  /** Default: cookies where there is a page, else memory. */
  storage?: SessionStorage;
  /** Milliseconds for one attempt, default 30,000; 0 waits for ever. */
  timeout?: number;
  /** How often a passing failure is tried again, default 2. */
  retries?: number;
  /** Outermost first. */
  middleware?: readonly Middleware[];
  /**
   * Asked where a call takes a confirmed session (403 `confirmation_needed`): lets the person confirm by `auth.confirm`,
   * and gives whether he did. The call is then sent again as it was; without it, it fails.
   */
  confirm?: () => Promise<boolean>;
  /** Listeners from the start; `client.on` adds more. */
  on?: Listeners;
}

/** What a client can do beside its areas. */
export interface ClientCore {
  /**
   * Makes a call and gives the raw response as well (its body is read).
   * @example const { data, response } = await client.send(contract.desks.get, { id });
   */
  send<Input extends object, Output>(
    row: Operation<Input, Output>,
    ...args: Arguments<Input>
  ): Promise<{ data: Output; response: Response }>;
  /** The address of a call, for what is opened in a new window. */
  url<Input extends object>(row: Operation<Input, unknown>, input?: Input): string;
  /**
   * Listens to an event; gives a function that ends it.
   * @example const stop = client.on("unauthenticated", () => navigate("/auth/login"));
   */
  on<Name extends keyof ClientEvents>(name: Name, listener: (event: ClientEvents[Name]) => void): () => void;
  /** Whether a token is kept; only the server knows whether it is still good. */
  isSignedIn(): Promise<boolean>;
  /** Lowers the expired flag: for the pages where a subscription is renewed. */
  resetExpiry(): Promise<void>;
  /** Where token, session and expired flag are kept. */
  readonly storage: SessionStorage;
  readonly mode: Mode;
}

export type Client<Table extends ContractShape> = Methods<Table> & ClientCore;

/**
 * Makes a client for a table of operations: the whole contract, or the part of it that an application uses.
 * @example
 * const client = createClient({ baseUrl: "https://app.example.com/api", apiKey: "pk_…" }, contract);
 * const { data } = await client.desks.list({ limit: 20, page: 1 });
 */
export function createClient<Table extends ContractShape>(
  {
    baseUrl,
    presignUrl = baseUrl,
    mode = "remote",
    apiKey,
    // Called without a receiver: browsers refuse a fetch that is called as a method.
    fetch = (input, init) => globalThis.fetch(input, init),
    storage = defaultStorage(),
    timeout = 30_000,
    retries = 2,
    middleware = [],
    confirm,
    on,
  }: ClientOptions,
  table: Table,
): Client<Table> {
  const events = createEvents(on);
  const setting = { baseUrl, presignUrl, mode, apiKey, fetch, storage, timeout, retries, middleware, confirm, events };
  const names = new Map<Operation, string>();
  const areas: Record<string, Record<string, unknown>> = {};
  for (const [area, rows] of Object.entries(table)) {
    const methods: Record<string, unknown> = {};
    for (const [name, row] of Object.entries(rows)) {
      names.set(row, `${area}.${name}`);
      methods[name] = methodOf(setting, `${area}.${name}`, row);
    }
    areas[area] = methods;
  }
  const core: ClientCore = {
    send: <Input extends object, Output>(row: Operation<Input, Output>, ...[input, call]: Arguments<Input>) =>
      send(setting, names.get(row) ?? row.route, row, input, call) as Promise<{ data: Output; response: Response }>,
    url: (row, input) => requestTo(setting, row, input).url,
    on: (name, listener) => events.on({ [name]: listener }),
    isSignedIn: async () => (await storage.get("Bearer")) !== null,
    resetExpiry: async () => storage.clear("subscriptionExpired"),
    storage,
    mode,
  };
  // The loop made exactly what the mapped type says; no type follows from a loop.
  return { ...areas, ...core } as unknown as Client<Table>;
}

function methodOf(setting: Setting, operation: string, row: Operation) {
  const method = async (input?: object, options?: CallOptions) =>
    (await send(setting, operation, row, input, options)).data;
  if (!isPaged(row)) return method;
  return Object.assign(method, {
    pages: (input?: object, options?: CallOptions) =>
      walk(row, input, async (page) => (await method(page, options)) as object),
  });
}
