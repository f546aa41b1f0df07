import { expect, test } from "vitest";
import { guestsAt, roomForGuests } from "./guests";

test("as many guests come along as the desk takes beside its visitor", () => {
  expect([undefined, { capacity: 1 }, { capacity: 4 }].map(roomForGuests)).toEqual([0, 0, 3]);
  expect(guestsAt({ capacity: 3 }, { guests: ["Ravi", "Asha", "Meera"] })).toEqual(["Ravi", "Asha"]);
  expect(guestsAt({ capacity: 1 }, { guests: ["Ravi"] })).toEqual([]);
});
