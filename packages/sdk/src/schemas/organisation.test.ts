import { expect, test } from "vitest";
import {
  GeneratePaymentQr,
  OrganisationQuery,
  UpdateFeatures,
  UpdateOrganisationSettings,
  UpdateTheme,
  WebAddress,
} from "./organisation";

const _id = "019a0000-0000-7000-8000-000000000001";

test.each([
  ["one rule of the bookings", { orgSettings: { holdMinutes: 30 } }],
  ["UPI details", { upiDetails: { vpa: "harbour@bank", payeeName: "Harbour Works" } }],
  ["no UPI details any more", { upiDetails: null }],
  ["both", { orgSettings: { slotMinutes: 30 }, upiDetails: null }],
  ["the brand's name hidden", { brandNameVisible: false }],
  ["a link taken away", { socialLinks: { twitter: "" } }],
])("settings take %s", (_, changes) => {
  expect(UpdateOrganisationSettings.safeParse({ _id, ...changes }).success).toBe(true);
});

test.each([
  ["nothing", {}],
  ["nothing but undefined", { orgSettings: undefined }],
  ["groups that name no setting", { orgSettings: {}, branding: {}, socialLinks: {} }],
  ["an unknown rule", { orgSettings: { hold: 30 } }],
  ["a UPI address without a bank", { upiDetails: { vpa: "harbour", payeeName: "Harbour Works" } }],
  ["a link that is code", { socialLinks: { twitter: "javascript:alert(1)" } }],
  ["a frame's address with a path", { embedOrigins: ["https://example.test/page"] }],
])("settings refuse %s", (_, changes) => {
  expect(UpdateOrganisationSettings.safeParse({ _id, ...changes }).success).toBe(false);
});

test("says that nothing would change", () => {
  expect(UpdateOrganisationSettings.safeParse({ _id }).error?.issues).toMatchObject([
    { path: ["orgSettings"], message: "Give at least one setting to change" },
  ]);
});

test.each([
  [{ host: "Desks.Example.test:8080" }, { host: "desks.example.test:8080" }],
  [{ code: " ATHENA " }, { code: "ATHENA" }],
  [{ id: _id }, { id: _id }],
  [{}, {}],
])("an organisation is named by %o", (query, read) => {
  expect(OrganisationQuery.parse(query)).toEqual(read);
});

test.each([
  [{ code: "ATHENA", id: _id }, "Give at most one of host, code and id"],
  [{ host: "https://example.test" }, "Use a host name such as desks.example.com"],
])("an organisation isn't named by %o", (query, message) => {
  expect(OrganisationQuery.safeParse(query).error?.issues[0]?.message).toBe(message);
});

test.each([
  ["lara-light-blue", true],
  [null, true],
  ["../themes", false],
  ["", false],
])("a theme may be %j: %s", (theme, taken) => {
  expect(UpdateTheme.safeParse({ theme }).success).toBe(taken);
});

test("a QR code is for any amount or for more than nothing", () => {
  expect(GeneratePaymentQr.safeParse({}).success).toBe(true);
  for (const amount of [0, -5]) {
    const { error } = GeneratePaymentQr.safeParse({ amount });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Use an amount above 0"]);
  }
});

test.each(["ftp://example.test", "data:text/html,x", "example.test"])("%s is no address of the web", (address) => {
  expect(WebAddress.safeParse(address).success).toBe(false);
});

test("switches one feature at least", () => {
  const says = (features: object) => UpdateFeatures.safeParse({ features }).error?.issues ?? [];
  for (const empty of [{}, { qrBooking: undefined }]) {
    expect(says(empty)).toMatchObject([{ path: ["features"], message: "Give at least one feature to switch" }]);
  }
  expect(says({ qrBooking: false })).toEqual([]);
});
