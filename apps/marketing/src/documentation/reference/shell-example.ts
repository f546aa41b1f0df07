import { contract, type Operation } from "@carrel/sdk/contract";
import { type CallReference, curlOf } from "@carrel/sdk/openapi";

const rows: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract;

/** The row of a call. @param id such as `desks.bookDesk` */
export function rowOf(id: string): Operation {
  const [area = "", name = ""] = id.split(".");
  const row = rows[area]?.[name];
  if (!row) throw new Error(`The contract has no ${id}`);
  return row;
}

/** Where the server is, in texts that are read elsewhere than on its host: nothing fills their holes. */
export const ANY_ADDRESS = "https://app.example.com";

/** A call for a shell. @param address of the server */
export const shellExample = ({ id, input }: CallReference, address: string): string =>
  curlOf(`${address}/api`, rowOf(id), input.example);
