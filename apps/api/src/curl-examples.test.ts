import { contract, type Operation } from "@carrel/sdk/contract";
import { apiReference, requestOf } from "@carrel/sdk/openapi";
import { validation } from "@carrel/sdk/validation";
import { expect, it } from "vitest";
import { eachDemoApi } from "./testing/demo-api";

const rows: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract;

/** What no example may be refused for: its address, its verb, or how it is written. What it says is held by its schema. */
const WRONG = [
  "not_available",
  "method_not_allowed",
  "malformed_json",
  "malformed_form",
  "not_json",
  "not_form",
  "internal_error",
];

const calls = apiReference(contract, validation)
  .areas.flatMap(({ name: area, calls }) => calls.map((call) => ({ ...call, area })))
  .filter(({ isPending, access }) => !isPending && access !== "signed");

eachDemoApi("the examples of the reference", (demo) => {
  // A public call goes all the way; any other gets as far as somebody who isn't signed in.
  it.each(calls)("$id is asked as the server takes it", async ({ area, name, access, input }) => {
    const row = rows[area]?.[name];
    if (!row) throw new Error(`The contract has no ${area}.${name}`);
    const { method, url, body } = requestOf("http://localhost:4000/api", row, input.example);
    const response = await demo.api.fetch(
      new Request(url, {
        method,
        headers: {
          "x-api-key": "pk_demo_carrel",
          ...(typeof body === "string" && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body }),
      }),
    );
    const { code } = response.headers.get("content-type")?.includes("json")
      ? ((await response.json()) as { code?: string })
      : {};
    if (access === "public") expect(WRONG).not.toContain(code);
    else expect(code).toBe("session_missing");
  });
});
