import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { hoverDocs } from "../sdk/packed/hover";

const SOURCE = `
import { contract, createClient } from "@carrel/sdk";
import { createQueries } from "./index";
const q = createQueries(createClient({ baseUrl: "/api" }, contract), contract);`;

it("an editor shows each row's documentation", { timeout: 120_000 }, () => {
  const config = ts.readConfigFile(join(import.meta.dirname, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, import.meta.dirname);
  const names = ["q.desks.get", "q.desks.list", "q.desks.list.pages", "q.desks.bookDesk", "q.help.orderFeatures"];
  expect(hoverDocs({ directory: join(import.meta.dirname, "src"), source: SOURCE, names, options })).toEqual({
    "q.desks.get": "Reads one desk.",
    "q.desks.list": expect.stringContaining("Lists the desks of the selected branch"),
    "q.desks.list.pages": expect.stringContaining("growing page by page"),
    "q.desks.bookDesk": expect.stringContaining("Books a desk for a customer at once"),
    "q.help.orderFeatures": expect.stringContaining("Puts features into a new order"),
  });
});
