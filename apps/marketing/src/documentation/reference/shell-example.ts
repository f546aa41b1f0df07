import { contract, type Operation } from "@carrel/sdk/contract";
import { type CallReference, curlOf } from "@carrel/sdk/openapi";
import { HOLES } from "../../layout/holes";

const rows: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract;

/** The row of a call. @param id such as `desks.bookDesk` */
export function rowOf(id: string): Operation {
  const [area = "", name = ""] = id.split(".");
  const row = rows[area]?.[name];
  if (!row) throw new Error(`The contract has no ${id}`);
  return row;
}

/** A call for a shell, on the host that shows the page. */
export const shellExample = ({ id, input }: CallReference): string =>
  curlOf(`${HOLES.address}/api`, rowOf(id), input.example);
