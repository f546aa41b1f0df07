import { expect, it } from "vitest";
import { adviceOf } from "./advice";

it("leaves a description without advice as it is", () => {
  expect(adviceOf("One row. It leads elsewhere.")).toEqual({
    text: "One row. It leads elsewhere.",
    dos: [],
    donts: [],
  });
});

it("parts what to do from what not to do", () => {
  const description = "A verb. Do say it (“Confirm booking”); don't say “OK”. Enter presses it. Don't hide it.";
  expect(adviceOf(description)).toEqual({
    text: "A verb. Enter presses it.",
    dos: ["Say it (“Confirm booking”)."],
    donts: ["Say “OK”.", "Hide it."],
  });
});
