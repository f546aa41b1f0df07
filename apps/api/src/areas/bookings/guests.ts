import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { wordsOf } from "../tenant";

/**
 * Checks that a desk takes its visitor and those who come along.
 * @param field what names the desk, where the guests are named already
 * @throws Failure 400 at that field
 */
export function checkGuests(
  context: Pick<Context, "organisation">,
  { name, capacity }: Row<"desks">,
  guests: readonly string[] | null | undefined,
  field: "guests" | "deskId" = "guests",
): void {
  if (!guests?.length || guests.length < capacity) return;
  const desk = `${wordsOf(context).desk} ${name}`;
  const takes = capacity === 1 ? "one person" : `${capacity} people`;
  const wayOut =
    field === "deskId" ? "Choose a larger one." : capacity === 1 ? "Name no guests." : "Name fewer guests.";
  throw invalid([{ path: [field], message: `${desk} takes ${takes}. ${wayOut}` }]);
}
