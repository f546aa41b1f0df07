import type { Role } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { Sheet } from "@carrel/ui/sheet";
import type { ReactNode } from "react";
import { ScreenTitle } from "../../app/screen-title";
import { RolePermissions } from "./role-permissions";

interface RoleDetailsProps {
  role: Role;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
  footer?: ReactNode;
  onClose: () => void;
}

const nothing = () => undefined;

/** What a role allows, to look at. */
export function RoleDetails({ role, reason, footer, onClose }: RoleDetailsProps) {
  return (
    <>
      <ScreenTitle>{role.name}</ScreenTitle>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={role.name}
        description={role.description}
        size="lg"
        footer={footer}
      >
        <div className="flex flex-col gap-5">
          {reason && <Callout tone="info">{reason}</Callout>}
          <RolePermissions value={role.permissions} onValueChange={nothing} readOnly />
        </div>
      </Sheet>
    </>
  );
}
