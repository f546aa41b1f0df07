import type { DeskKind } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { wordsOf } from "../tenant";

type Asking = Pick<Context, "organisation">;

/** What somebody is told whose desk would have the name of another. */
export const nameTaken = (context: Asking, name: string): string =>
  `There already is a ${wordsOf(context).desk.toLowerCase()} ${name} in this branch. Choose another name.`;

/** The kind of a desk of which none is said. */
export const usualKind = ({ organisation }: Asking): DeskKind =>
  organisation?.workspaceKind === "study-hall" ? "seat" : "desk";
