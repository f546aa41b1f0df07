import { ApiError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { bookAny } from "./any-seat";

const refused = (code: string) =>
  new ApiError({ message: code, operation: "desks.bookDesk", status: 409, statuscode: 409, code });

/** Refuses the seats that are named, and tells which were asked for. */
function counter(taken: Record<string, string>) {
  const asked: string[] = [];
  const book = async (deskId: string) => {
    asked.push(deskId);
    const code = taken[deskId];
    if (code) throw refused(code);
    return `booked ${deskId}`;
  };
  return { asked, book };
}

it("books the first, and the next where somebody was quicker", async () => {
  const { asked, book } = counter({ A1: "desk_taken" });
  expect(await bookAny(["A1", "A2", "A3"], book)).toBe("booked A2");
  expect(asked).toEqual(["A1", "A2"]);
});

it("gives up after three, and says what the last said", async () => {
  const { asked, book } = counter({ A1: "desk_taken", A2: "desk_taken", A3: "desk_taken" });
  await expect(bookAny(["A1", "A2", "A3", "A4"], book)).rejects.toMatchObject({ code: "desk_taken" });
  expect(asked).toEqual(["A1", "A2", "A3"]);
  await expect(bookAny(["A1"], book)).rejects.toMatchObject({ code: "desk_taken" });
});

it("tries no other for another reason", async () => {
  const { asked, book } = counter({ A1: "validation_failed" });
  await expect(bookAny(["A1", "A2"], book)).rejects.toMatchObject({ code: "validation_failed" });
  expect(asked).toEqual(["A1"]);
});
