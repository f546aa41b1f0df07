// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { readSite } from "./read-site";

afterEach(() => {
  document.body.innerHTML = "";
});

it("reads what the server wrote into the page", () => {
  document.body.innerHTML = '<script type="application/json" id="carrel-site">{"apiKey":"pk_demo_athena"}</script>';
  expect(readSite().apiKey).toBe("pk_demo_athena");
});

it("says so when the page is not Carrel's", () => {
  expect(() => readSite()).toThrow('id="carrel-site"');
});
