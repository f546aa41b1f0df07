import { ApiError, type Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { exampleOf } from "@carrel/sdk/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { eachHouse, found, PASSWORD, type Place } from "../../areas/testing/house";
import { isPlatformPermission } from "../../platform/system-roles";
import { memorySiteFiles } from "../memory-site-files";
import { ROWS, type TableRow } from "./calls";
import { insertVisitorSession } from "./places";

/** What a call may honestly answer to an example that is well formed but names nothing that exists. */
const HONEST = new Set([400, 404, 409, 415, 422, 429]);

/** What the loop brings no proof for: a token that it would end, and a signature that no client has. */
const isUnproven = ({ name, row }: TableRow) => name === "auth.logout" || row.access === "signed";

/** What takes an organisation that can have others below it, whatever the permission. */
const FROM_ABOVE = new Set(["organisation.createClient"]);

eachHouse(
  "every row of the contract",
  (house) => {
    let place: Place;
    let platform: Client<Contract>;
    beforeAll(async () => {
      platform = house.client("pk_demo_carrel");
      place = await found(house, { desks: 1 });
      await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    });

    /** A visitor's for the rows of his own area, the platform's owner's for the platform's, our owner's for all others. */
    const tokenFor = ({ name, row, permission }: TableRow) => {
      if (row.access === "customer") return insertVisitorSession(house, place.orgId, "visitor@example.com");
      const isPlatforms = FROM_ABOVE.has(name) || (permission && isPlatformPermission(permission));
      const owner = isPlatforms ? platform : place.client;
      return owner.storage.get("Bearer");
    };

    const attempt = async (called: TableRow, input: object) => {
      const { name } = called;
      const client = house.client("pk_demo_carrel");
      const token = await tokenFor(called);
      if (token && name !== "auth.logout") await client.storage.set("Bearer", token);
      const [area = "", operation = ""] = name.split(".");
      const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
      try {
        return { reply: await methods[operation]?.(input) };
      } catch (error) {
        if (error instanceof ApiError) return { error };
        throw error;
      }
    };

    describe.each(ROWS)("$name", (row) => {
      it.each(["required", "all"] as const)(
        "answers an example with %s fields with its result or an honest refusal",
        async (fields) => {
          const { reply, error } = await attempt(row, exampleOf(row.input, fields) as object);
          if (!error) return expect(reply).toBeTypeOf("object");
          const expected = isUnproven(row) ? new Set([401]) : HONEST;
          expect(expected, `${error.status} ${error.message}`).toContain(error.status);
          expect(error.message).not.toBe("");
          expect(error.requestId).toBeTruthy();
        },
      );

      it.runIf(/^(POST|PUT|PATCH)/.test(row.row.route))("names a field that it does not know", async () => {
        const { error } = await attempt(row, { ...(exampleOf(row.input) as object), surprise: 1 });
        if (isUnproven(row)) return expect(error?.status).toBe(401);
        expect(error).toMatchObject({ status: 400, code: "validation_failed" });
        expect(JSON.stringify(error?.issues)).toContain("surprise");
      });
    });
  },
  { files: memorySiteFiles({ booking: { "index.html": "<!doctype html>" } }) },
);
