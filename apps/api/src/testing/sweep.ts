import { memoryStorage } from "@carrel/sdk";
import type { Operation } from "@carrel/sdk/contract";
import type * as z from "zod";
import type { ReleaseBefore } from "./release-before";

/** What a server answered to a row of the contract. */
export interface Swept {
  name: string;
  status: number;
  text: string;
}

type Sdk = ReleaseBefore["sdk"];

interface Row {
  area: string;
  operation: string;
  row: Operation;
  input: z.ZodType;
}

const rowsOf = ({ contract, validation }: Sdk, kind: Operation["kind"]): Row[] =>
  Object.entries(contract).flatMap(([area, operations]) =>
    Object.entries(operations)
      .filter(([, row]: [string, Operation]) => row.kind === kind && (row.access ?? "bearer") === "bearer")
      .map(([operation, row]: [string, Operation]) => {
        const schemas: Record<string, { input: z.ZodType }> = validation[area as keyof typeof validation];
        const input = schemas[operation]?.input;
        if (!input) throw new Error(`${area}.${operation} has no schema`);
        return { area, operation, row, input };
      }),
  );

/** A call by its name, as a caller without types makes it. */
const callOf = (client: object, { area, operation }: Pick<Row, "area" | "operation">) => {
  const operations: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
  const call = operations[operation];
  if (!call) throw new Error(`There is no ${area}.${operation}`);
  return call;
};

/**
 * Makes each of a release's calls that a signed-in person has, by its own SDK: without any input where that will do, of a
 * record that the area's list shows first where one is named, else with its schema's example.
 */
export async function sweep(sdk: Sdk, address: string, kind: Operation["kind"], email: string): Promise<Swept[]> {
  let answer = { status: 0, text: "" };
  const open = () =>
    sdk.createClient(
      {
        baseUrl: `${address}/api`,
        apiKey: "pk_demo_carrel",
        storage: memoryStorage(),
        retries: 0,
        fetch: async (url, init) => {
          const response = await fetch(url, init);
          answer = { status: response.status, text: await response.clone().text() };
          return response;
        },
      },
      sdk.contract,
    );
  const signedIn = async () => {
    const client = open();
    await client.auth.login({ email, password: "carrel-demo" });
    return client;
  };
  let client = await signedIn();
  const ask = async (row: Pick<Row, "area" | "operation">, input: object) => {
    answer = { status: 0, text: "" };
    try {
      return await callOf(client, row)(input);
    } catch (error) {
      // What was answered is looked at as it was answered.
      if (answer.status === 0) throw error;
      return undefined;
    }
  };

  const firstIds = new Map<string, string>();
  const swept: Swept[] = [];
  for (const row of rowsOf(sdk, kind)) {
    const { area, operation, input } = row;
    const idOf = async () => {
      if (!firstIds.has(area) && "list" in Reflect.get(sdk.contract, area)) {
        const listed = (await ask({ area, operation: "list" }, {})) as { data?: { _id?: string }[] } | undefined;
        const id = listed?.data?.[0]?._id;
        if (id) firstIds.set(area, id);
      }
      return firstIds.get(area);
    };
    const example = input.safeParse({}).success ? {} : (sdk.exampleOf(input) as object);
    const id = "id" in example ? await idOf() : undefined;
    const asked = { ...example, ...(id !== undefined && { id }) };
    await ask(row, asked);
    // A call before may have ended the session.
    if (answer.status === 401) {
      client = await signedIn();
      await ask(row, asked);
    }
    swept.push({ name: `${area}.${operation}`, ...answer });
  }
  return swept;
}
