import { useNow, usePermission, type Write } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { DropdownMenuItem, DropdownMenuSeparator } from "@carrel/ui/dropdown-menu";
import { useNavigate } from "@tanstack/react-router";
import { Image, Pencil, Power, PowerOff, QrCode } from "lucide-react";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { ADD_BRANCH } from "../../app/may";
import type { BulkAction } from "../../lists/bulk-action";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { branchColumns } from "./branch-columns";
import { BranchMenu } from "./branch-menu";

const counted = (count: number) => (count === 1 ? "1 branch is" : `${count} branches are`);
const set = (isActive: boolean) => (branch: Branch, write: Write) =>
  write(q.branches.update(), { _id: branch._id, isActive });

/** Opening branches to visitors and closing them, many at once. */
const ACTIVITY_ACTIONS: readonly BulkAction<Branch>[] = [
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

/** The places of the organisation. */
export const BranchesScreen: ComponentType = listPlace("/branches", ({ search: { q: search, status } }) =>
  found(q.branches.list, { search, status }),
)(function useList() {
  const navigate = useNavigate();
  const mayEdit = usePermission("branches.write");
  const now = useNow();
  return {
    noun: "branches",
    title: "Branches",
    description: "The places that people come to.",
    columns: branchColumns(now),
    tabs: {
      by: "status",
      label: "State",
      first: { label: "All" },
      others: [
        { value: "ACTIVE", label: "Active", rows: "active branches" },
        { value: "INACTIVE", label: "Inactive", rows: "inactive branches" },
      ],
    },
    rowActions: (branch) => {
      const params = { branchId: branch._id };
      return (
        <BranchMenu branch={branch} mayEdit={mayEdit} size="sm">
          {mayEdit && (
            <DropdownMenuItem
              icon={<Pencil />}
              onSelect={() => void navigate({ to: "/branches/$branchId/edit", params })}
            >
              Edit
            </DropdownMenuItem>
          )}
          <DropdownMenuItem
            icon={<Image />}
            onSelect={() => void navigate({ to: "/branches/$branchId/photos", params })}
          >
            Photos
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<QrCode />}
            onSelect={() => void navigate({ to: "/branches/$branchId/codes", params })}
          >
            QR codes
          </DropdownMenuItem>
          {mayEdit && <DropdownMenuSeparator />}
        </BranchMenu>
      );
    },
    limit: "branches",
    add: { to: "/branches/new", label: "Add branch", needs: ADD_BRANCH },
    bulk: { needs: ["branches.write"], actions: ACTIVITY_ACTIONS, nameOf: ({ name }) => name },
    download: { fileName: "branches.csv" },
    firstUse: {
      illustration: "branches",
      title: "Where do people come to?",
      description: "A branch has its own opening hours, time zone and QR code.",
    },
  };
});
