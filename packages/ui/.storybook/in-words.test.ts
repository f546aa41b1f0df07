import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inWords } from "./in-words";

const said = (text: string) => {
  const { props } = inWords(createElement("p", { title: text }), "study-hall") as ReactElement<{ title: string }>;
  return props.title;
};

test("a study hall's stories say seat and user", () => {
  expect(said("Desk A14")).toBe("Seat A14");
  expect(said("Members book desks here.")).toBe("Users book seats here.");
  expect(said("Money goes back to the member's account.")).toBe("Money goes back to the user's account.");
});

test("what is no noun of the workspace stays", () => {
  for (const text of ["Notes for the front desk", "3 members of staff", "Membership", "#desks", "desks", "Desktop"])
    expect(said(text)).toBe(text);
});

test("texts are found in children and in data, everything else is passed as it is", () => {
  const onSelect = () => undefined;
  const file = new File([], "Desk list.csv");
  const ref = { current: null };
  const story = createElement("ul", { ref }, createElement("li", { key: "a" }, "Free desks"), "Member");
  const rows = [{ id: "desk", label: "Desk", onSelect, file }];
  const shown = inWords(createElement("div", { "data-rows": rows }, story), "study-hall") as ReactElement<{
    "data-rows": typeof rows;
    children: typeof story & { props: { ref: unknown; children: [ReactElement<{ children: string }>, string] } };
  }>;
  expect(shown.props["data-rows"]).toEqual([{ id: "desk", label: "Seat", onSelect, file }]);
  expect(shown.props["data-rows"][0]?.file).toBe(file);
  expect(shown.props.children.props.ref).toBe(ref);
  const [first, second] = shown.props.children.props.children;
  expect([first.key, first.props.children, second]).toEqual(["a", "Free seats", "User"]);
});

test("a co-working space's stories are shown as they are written", () => {
  const story = createElement("p", null, "Desk A14");
  expect(inWords(story, "co-working")).toBe(story);
});

const Story = ({ args }: { args?: { label: string } }) => createElement("p", null, args?.label, " of a member");

test("a story that is still to be rendered comes with its context, and is exchanged when it is", () => {
  const context: Record<string, unknown> = { args: { label: "Desk" }, originalStoryFn: () => null };
  context.self = context; // as Storybook's refers to itself
  const shown = inWords(createElement(Story, context), "study-hall");
  expect(renderToStaticMarkup(shown)).toBe("<p>Seat of a user</p>");
});
