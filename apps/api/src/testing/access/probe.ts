import { ApiError, createClient, memoryStorage } from "@carrel/sdk";
import { contract } from "@carrel/sdk/contract";
import type { Api } from "../../create-api";
import { TEST_ORIGIN } from "../create-test-api";
import type { TableRow } from "./calls";

/** What a call shows of who makes it. */
export interface Credentials {
  apiKey?: string;
  token?: string;
}

/** What the server answered, to the letter. */
export interface Answer {
  status: number;
  /** The whole body but `requestId`, which differs in every reply. */
  text: string;
  statuscode?: number;
  code?: string;
  message?: string;
}

/** An answer as a finding shows it. */
export const short = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`;

/** Makes a row's call as its client makes it, and keeps what came back. */
export type Probe = (row: TableRow, credentials: Credentials, input: object) => Promise<Answer>;

/** At the end of every refusal. */
const REQUEST_ID = /,"requestId":"[^"]*"\}$/;

export const createProbe =
  (api: Api): Probe =>
  async ({ name }, { apiKey, token }, input) => {
    let answer: Answer | undefined;
    const storage = memoryStorage();
    if (token !== undefined) storage.set("Bearer", token);
    const client = createClient(
      {
        baseUrl: `${TEST_ORIGIN}/api`,
        storage,
        retries: 0,
        timeout: 0,
        ...(apiKey !== undefined && { apiKey }),
        fetch: async (address, init) => {
          const response = await api.fetch(new Request(address, init));
          answer = { ...(await readAnswer(response.clone())), status: response.status };
          return response;
        },
      },
      contract,
    );
    const [area = "", operation = ""] = name.split(".");
    const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
    try {
      await methods[operation]?.(input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    if (!answer) throw new Error(`${name} was never sent`);
    return answer;
  };

const readAnswer = async (response: Response): Promise<Omit<Answer, "status">> => {
  const text = (await response.text()).replace(REQUEST_ID, "}");
  if (!response.headers.get("content-type")?.includes("json")) return { text };
  return { text, ...JSON.parse(text) };
};
