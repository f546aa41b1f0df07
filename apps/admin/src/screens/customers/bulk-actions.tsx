import type { Write } from "@carrel/hooks";
import type { Customer } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { Ban, CircleCheck, Trash2 } from "lucide-react";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import type { BulkAction } from "../../lists/bulk-action";

/** What can be done to many customers at once. */
export function customerBulkActions(words: Terminology): BulkAction<Customer>[] {
  const counted = (count: number) =>
    `${count.toLocaleString(NUMBERS)} ${(count === 1 ? words.member : words.members).toLowerCase()}`;
  const setActive =
    (isActive: boolean) =>
    ({ _id }: Customer, write: Write) =>
      write(q.customers.update(), { _id, isActive });
  return [
    {
      id: "deactivate",
      label: "Deactivate",
      icon: <Ban />,
      refuses: ({ isActive }) => (isActive ? undefined : "Is inactive already."),
      run: setActive(false),
      undo: setActive(true),
      done: (count) => `${counted(count)} ${count === 1 ? "is" : "are"} inactive now`,
    },
    {
      id: "activate",
      label: "Activate",
      icon: <CircleCheck />,
      refuses: ({ isActive }) => (isActive ? "Is active already." : undefined),
      run: setActive(true),
      undo: setActive(false),
      done: (count) => `${counted(count)} ${count === 1 ? "is" : "are"} active again`,
    },
    {
      id: "delete",
      label: "Delete",
      icon: <Trash2 />,
      refuses: ({ currentAssignment }) =>
        currentAssignment ? `Has ${words.desk.toLowerCase()} ${currentAssignment.deskName} now.` : undefined,
      ask: (count) => ({
        title: `Delete ${counted(count)}?`,
        description: "Contact, photo, document and notes are gone. Whoever ever booked stays; it can't be undone.",
        tone: "danger",
      }),
      run: ({ _id }, write) => write(q.customers.remove(), { id: _id }),
      done: (count) => `${counted(count)} ${count === 1 ? "is" : "are"} deleted`,
    },
  ];
}
