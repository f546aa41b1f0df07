import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { wordsOf } from "../tenant";

/**
 * Checks that a desk takes its visitor and those who come along.
 * @throws Failure 400 at `guests`
 */
export function checkGuests(
  context: Pick<Context, "organisation">,
  { name, capacity }: Row<"desks">,
  guests: readonly string[] = [],
): void {
  if (guests.length === 0 || guests.length < capacity) return;
  const desk = `${wordsOf(context).desk} ${name}`;
  const message =
    capacity === 1
      ? `${desk} takes one person. Name no guests.`
      : `${desk} takes ${capacity} people. Name fewer guests.`;
  throw invalid([{ path: ["guests"], message }]);
}
