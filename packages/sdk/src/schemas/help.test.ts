import { expect, it } from "vitest";
import { AddFeatureResource, HelpOrder, UpdateHelpResource } from "./help";

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
];

it.each(cases)("answers $input with $says", ({ schema, input, says }) => {
  expect(schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});
