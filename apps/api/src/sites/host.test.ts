import { expect, it } from "vitest";
import { type Homes, hostnameOf, meaningOfHost } from "./host";

const APP: Homes = { publicUrl: "https://app.example.com" };
const HERE: Homes = { publicUrl: "http://localhost:4000" };
const NUMBER: Homes = { publicUrl: "http://192.0.2.1:4000" };
const withDefault = (homes: Homes): Homes => ({ ...homes, defaultOrgCode: "harbour" });

it.each([
  ["app.example.com", APP, "platform"],
  ["www.app.example.com", APP, "platform"],
  ["athena.app.example.com", APP, "athena below app.example.com"],
  ["a.app.example.com", APP, "a below app.example.com"],
  ["one.athena.app.example.com", APP, "nobody"],
  ["book.example.org", APP, "domain book.example.org"],
  ["notapp.example.com", APP, "domain notapp.example.com"],
  ["athena.localhost", APP, "athena below localhost"],
  ["www.localhost", APP, "platform"],
  ["localhost", APP, "platform"],
  ["192.0.2.7", APP, "platform"],
  ["[2001:db8::7]", APP, "platform"],
  ["192.0.2.7", withDefault(APP), "code HARBOUR"],
  ["[2001:db8::7]", withDefault(APP), "code HARBOUR"],
  ["localhost", withDefault(APP), "code HARBOUR"],
  ["app.example.com", withDefault(APP), "platform"],
  ["athena.localhost", withDefault(APP), "athena below localhost"],
  ["book.example.org", withDefault(APP), "domain book.example.org"],
  ["localhost", withDefault(HERE), "platform"],
  ["127.0.0.1", withDefault(HERE), "code HARBOUR"],
  ["192.0.2.1", withDefault(NUMBER), "platform"],
  ["192.0.2.2", withDefault(NUMBER), "code HARBOUR"],
])("%s of %j is %s", (hostname, homes, meant) => {
  const meaning = meaningOfHost(hostname, homes);
  const { kind } = meaning;
  const words = {
    platform: kind,
    nobody: kind,
    organisation: meaning.kind === "organisation" && `code ${meaning.orgCode}`,
    below: meaning.kind === "below" && `${meaning.label} below ${meaning.home}`,
    domain: meaning.kind === "domain" && `domain ${meaning.domain}`,
  };
  expect(words[kind]).toBe(meant);
});

it.each([
  ["Desks.Example.COM", "desks.example.com"],
  ["desks.example.com.", "desks.example.com"],
  ["desks.example.com:8443", "desks.example.com"],
  ["desks.example.com.:8443", "desks.example.com"],
  ["Lesesäle.example", "xn--lesesle-9wa.example"],
  ["xn--lesesle-9wa.example", "xn--lesesle-9wa.example"],
  ["[::1]:4000", "[::1]"],
])("reads %s as %s", (host, hostname) => {
  expect(hostnameOf(host)).toBe(hostname);
});

it.each([
  "",
  ".",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "a\\b",
  "user@desks.example.com",
  "desks%2eexample.com",
  "desks.example.com:99999",
  "a\u0000b",
  "xn--\u0000",
  "[::1",
  "\ud800.example",
])("finds no host in %j", (host) => {
  expect(hostnameOf(host)).toBeNull();
});
