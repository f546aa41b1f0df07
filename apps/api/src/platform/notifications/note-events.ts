import type { NotificationType } from "@carrel/sdk/schemas";
import { json } from "../../database/json";
import type { TenantTransaction } from "../../database/port";
import type { EventDetail } from "../../database/schema";
import { writeBehind } from "../../database/write-behind";
import type { Random } from "../../ports";

/** Something that staff are to be told of. */
export interface Happening {
  type: NotificationType;
  /** What it is about: a booking, a payment, the organisation. */
  subjectId: string;
  /** Which of the subject's happenings of this type, where there can be several. */
  occasion?: string;
  /** Null for what is the whole organisation's. */
  branchId: string | null;
  detail?: EventDetail;
}

interface Noting {
  orgId: string;
  now: Date;
  random: Pick<Random, "id">;
  /** Who did it, where that was somebody of the staff. */
  actorId?: string | null;
}

/**
 * Writes down what happened, in the transaction in which it did: it will be told exactly when that commits, and once,
 * however often it is noted.
 */
export function noteEvents(
  db: TenantTransaction,
  { orgId, now, random, actorId = null }: Noting,
  happenings: readonly Happening[],
): void {
  if (happenings.length === 0) return;
  const events = db
    .insertInto("notificationEvents")
    .values(
      happenings.map(({ type, subjectId, occasion = "", branchId, detail = {} }) => ({
        orgId,
        eventId: random.id(),
        type,
        subjectId,
        occasion,
        branchId,
        actorId,
        detail: json(detail),
        occurredAt: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint("notification_events_once").doNothing());
  writeBehind(db, events.compile());
}

/**
 * One happening for each group of records, so that a sheet of thousands tells of itself once.
 * @param groupOf records of the same group are told of together
 * @param tell of the records of a group, the first of which it is about
 */
export const groupedBy = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  tell: (first: Item, group: readonly Item[]) => Happening,
): Happening[] =>
  [...Map.groupBy(items, groupOf).values()].flatMap((group) => (group[0] ? [tell(group[0], group)] : []));
