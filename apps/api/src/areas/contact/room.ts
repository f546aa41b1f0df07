import type { Context } from "../../context";
import { Failure } from "../../failure";
import { DAY } from "../../limit";
import { countWithin } from "../../platform/pass-mail";

/** Messages that an organisation takes in a day, from wherever they come. */
const MOST_A_DAY = 200;
/** Those of them that are mailed to its staff; the last one says so. */
const MOST_MAILED = 20;

type Counting = Pick<Context, "db" | "now">;

/** Counts a message to an organisation; false, and not counted, where it got enough within a day. */
const counted = ({ db, now }: Counting, orgId: string, what: string, most: number) =>
  countWithin(db, { of: `contact ${orgId}`, what, most, seconds: DAY, now });

/**
 * Takes the room of one message, so that many senders can neither fill the database nor the mailboxes of an organisation's staff.
 * @returns whether staff are mailed of it: `all` are for now, this is the `last` one of the day, or `none`
 * @throws Failure 429 `contact_full`
 */
export async function takeRoom(context: Counting, orgId: string): Promise<"all" | "last" | "none"> {
  if (!(await counted(context, orgId, "contact", MOST_A_DAY))) throw full();
  if (await counted(context, orgId, "contact:mailed", MOST_MAILED - 1)) return "all";
  return (await counted(context, orgId, "contact:last", 1)) ? "last" : "none";
}

const full = () =>
  new Failure({
    status: 429,
    code: "contact_full",
    message: "Too many messages came in today, so this one can't be taken. Call, or try again tomorrow.",
    retryAfter: DAY,
  });
