import * as z from "zod";
import { Count, type Page, page } from "./common";

/**
 * How many of a kind an organisation has, in all its branches, and for how many its plan and add-ons make room. What is
 * active takes room: who is invited does, what is deactivated doesn't.
 */
export const PlanRoom = z.object({ used: Count, allowed: Count });
export interface PlanRoom extends z.infer<typeof PlanRoom> {}

/** A page of what plans limit. */
export interface PageInRoom<Item> extends Page<Item> {
  /** Null: the plan has no limit. */
  room: PlanRoom | null;
}

/** Makes the schema of a page of `item`, of which plans limit how many there are. */
export const pageInRoom = <Item extends z.ZodType>(item: Item) =>
  z.object({ ...page(item).shape, room: PlanRoom.nullable() });
