import type { Role } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import type { ReactNode } from "react";
import { RecordSheet } from "../../app/record-sheet";
import { RolePermissions } from "./role-permissions";

interface RoleDetailsProps {
  role: Role;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
  footer?: ReactNode;
}

const nothing = () => undefined;

/** What a role allows, to look at. */
export function RoleDetails({ role, reason, footer }: RoleDetailsProps) {
  return (
    <RecordSheet title={role.name} description={role.description} size="lg" footer={footer}>
      <div className="flex flex-col gap-5">
        {reason && <Callout tone="info">{reason}</Callout>}
        <RolePermissions value={role.permissions} onValueChange={nothing} readOnly />
      </div>
    </RecordSheet>
  );
}
