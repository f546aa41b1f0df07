import type { Write } from "@carrel/hooks";
import type { FeePlan, Session } from "@carrel/sdk";
import { Ban, Tag, Trash2 } from "lucide-react";
import { q } from "../../app/carrel";
import type { BulkAction } from "../../lists/bulk-action";
import { whyNotOwn } from "./own-plan";

const counted = (count: number) => (count === 1 ? "1 plan" : `${count} plans`);
const setActive =
  (isActive: boolean) =>
  ({ _id }: FeePlan, write: Write) =>
    write(q.feePlans.update(), { _id, isActive });

const ACTIONS: readonly BulkAction<FeePlan>[] = [
  {
    id: "withdraw",
    label: "Withdraw",
    icon: <Ban />,
    refuses: ({ isActive }) => (isActive ? undefined : "Is withdrawn already."),
    run: setActive(false),
    undo: setActive(true),
    done: (count) => `${counted(count)} withdrawn`,
  },
  {
    id: "sell",
    label: "Put on sale",
    icon: <Tag />,
    refuses: ({ isActive }) => (isActive ? "Is on sale already." : undefined),
    run: setActive(true),
    undo: setActive(false),
    done: (count) => `${counted(count)} on sale`,
  },
  {
    id: "delete",
    label: "Delete",
    icon: <Trash2 />,
    ask: (count) => ({
      title: `Delete ${counted(count)}?`,
      description: "It can't be undone. A plan that was booked on stays, and can be withdrawn.",
      tone: "danger",
    }),
    run: ({ _id }, write) => write(q.feePlans.remove(), { id: _id }),
    done: (count) => `${counted(count)} deleted`,
  },
];

/** What can be done to many plans at once, by somebody with the right to change those of his branches. */
export const planActions = (session: Session): readonly BulkAction<FeePlan>[] =>
  ACTIONS.map((action) => ({ ...action, refuses: (plan) => whyNotOwn(plan, session) ?? action.refuses?.(plan) }));
