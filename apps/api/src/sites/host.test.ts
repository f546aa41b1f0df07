import { expect, it } from "vitest";
import { type Homes, meaningOfHost } from "./host";

const APP: Homes = { publicUrl: "https://app.example.com" };
const HERE: Homes = { publicUrl: "http://localhost:4000" };
const NUMBER: Homes = { publicUrl: "http://192.0.2.1:4000" };
const withDefault = (homes: Homes): Homes => ({ ...homes, defaultOrgCode: "harbour" });

it.each([
  ["app.example.com", APP, "platform"],
  ["www.app.example.com", APP, "platform"],
  ["athena.app.example.com", APP, "ATHENA"],
  ["book.example.org", APP, "unknown"],
  ["athena.localhost", APP, "ATHENA"],
  ["www.localhost", APP, "platform"],
  ["localhost", APP, "platform"],
  ["192.0.2.7", APP, "platform"],
  ["[2001:db8::7]", APP, "platform"],
  ["192.0.2.7", withDefault(APP), "HARBOUR"],
  ["[2001:db8::7]", withDefault(APP), "HARBOUR"],
  ["localhost", withDefault(APP), "HARBOUR"],
  ["app.example.com", withDefault(APP), "platform"],
  ["athena.localhost", withDefault(APP), "ATHENA"],
  ["book.example.org", withDefault(APP), "unknown"],
  ["localhost", withDefault(HERE), "platform"],
  ["127.0.0.1", withDefault(HERE), "HARBOUR"],
  ["192.0.2.1", withDefault(NUMBER), "platform"],
  ["192.0.2.2", withDefault(NUMBER), "HARBOUR"],
])("%s of %j is %s", (hostname, homes, meant) => {
  const meaning = meaningOfHost(hostname, homes);
  expect(meaning.kind === "organisation" ? meaning.orgCode : meaning.kind).toBe(meant);
});
