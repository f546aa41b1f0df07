import { expect, it } from "vitest";
import { AddFeatureResource, HelpOrder, HelpSearchQuery, UpdateHelpResource } from "./help";

const id = "019a0000-0000-7000-8000-000000000001";
const other = "019a0000-0000-7000-8000-000000000002";

const cases = [
  { schema: AddFeatureResource, input: { id, title: "Desks", kind: "article", body: "# Desks" }, says: [] },
  {
    schema: AddFeatureResource,
    input: { id, title: "Desks", kind: "article", body: " " },
    says: ["Write the article"],
  },
  { schema: AddFeatureResource, input: { id, title: "Desks", kind: "video" }, says: ["Give the web address"] },
  {
    schema: AddFeatureResource,
    input: { id, title: "Desks", kind: "link", url: "javascript:alert(1)" },
    says: ["Use a web address such as https://example.com/guide"],
  },
  { schema: UpdateHelpResource, input: { id, _id: id, featureId: other, url: null }, says: [] },
  { schema: HelpOrder, input: { order: [other, id] }, says: [] },
  { schema: HelpOrder, input: { order: [id, other, id] }, says: ["Name each record once"] },
  { schema: HelpSearchQuery, input: { search: "wi" }, says: [] },
  { schema: HelpSearchQuery, input: { search: " w " }, says: ["Search for at least 2 characters"] },
  { schema: HelpSearchQuery, input: { search: "w".repeat(201) }, says: ["Use at most 200 characters"] },
];

it.each(cases)("answers $input with $says", ({ schema, input, says }) => {
  expect(schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});
