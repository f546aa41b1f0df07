import type { Write } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { Power, PowerOff } from "lucide-react";
import { q } from "../../app/carrel";
import type { BulkAction } from "../../lists/bulk-action";

const counted = (count: number) => (count === 1 ? "1 branch is" : `${count} branches are`);
const set = (isActive: boolean) => (branch: Branch, write: Write) =>
  write(q.branches.update(), { _id: branch._id, isActive });

/** Opening branches to visitors and closing them, many at once. */
export const ACTIVITY_ACTIONS: readonly BulkAction<Branch>[] = [
  {
    id: "activate",
    label: "Activate",
    icon: <Power />,
    refuses: ({ isActive }) => (isActive ? "Is active already" : undefined),
    run: set(true),
    undo: set(false),
    done: (count) => `${counted(count)} active now`,
  },
  {
    id: "deactivate",
    label: "Deactivate",
    icon: <PowerOff />,
    refuses: ({ isActive }) => (isActive ? undefined : "Is inactive already"),
    run: set(false),
    ask: (count) => ({
      title: count === 1 ? "Deactivate one branch?" : `Deactivate ${count} branches?`,
      description:
        "Visitors no longer find them, and their QR codes lead to no booking. Bookings that were made stay as they are.",
      tone: "danger",
    }),
    done: (count) => `${counted(count)} inactive now`,
  },
];
