import { expect, test } from "vitest";
import { trackingQueryOf, trackingSearch } from "./tracking-search";

const USER = "0196a2f0-1111-7000-8000-0123456789ab";

test("an address becomes the server's filters, its days whole days of the branch", () => {
  const search = trackingSearch({ q: "desk", user: USER, event: "page_view", from: "2026-11-01", to: "2026-11-02" });
  expect(trackingQueryOf(search, "Asia/Kolkata")).toEqual({
    search: "desk",
    userId: USER,
    event: "page_view",
    from: "2026-10-31T18:30:00.000Z",
    to: "2026-11-02T18:30:00.000Z",
  });
});

test("what makes no sense is left out", () => {
  const search = trackingSearch({
    user: "me",
    session: "a b",
    path: "",
    from: "2026-11-02",
    to: "2026-11-01",
    show: "x",
  });
  expect(trackingQueryOf(search, "UTC")).toEqual({});
  expect(search.show).toBeUndefined();
});
