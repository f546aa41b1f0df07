import { useSession, useTerminology } from "@carrel/hooks";
import type { Permission } from "@carrel/sdk";
import { PERMISSIONS } from "@carrel/sdk/contract";
import { Callout } from "@carrel/ui/callout";
import { PermissionMatrix } from "@carrel/ui/permission-matrix";
import { useMemo } from "react";
import { PERMISSION_COLUMNS } from "../../app/permission-areas";
import { scopeRows } from "./scopes";

interface ScopeFieldProps {
  value: readonly Permission[];
  onValueChange?: (permissions: Permission[]) => void;
  /** What the key has now: it stays in sight, even where the person has none of it. */
  kept?: readonly Permission[];
  error?: string | undefined;
}

const NONE: readonly Permission[] = [];

/** What a secret key may do; to look at only, without `onValueChange`. Nobody gives what he lacks. */
export function ScopeField({ value, onValueChange, kept = NONE, error }: ScopeFieldProps) {
  const { permissions } = useSession();
  const words = useTerminology();
  const { areas, singles } = useMemo(
    () => scopeRows(words, onValueChange ? [...permissions, ...kept] : kept),
    [words, permissions, kept, onValueChange],
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium text-strong">What it may do</legend>
      {error && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
      <PermissionMatrix
        columns={PERMISSION_COLUMNS}
        areas={areas}
        singles={singles}
        value={value}
        grantable={permissions}
        readOnly={!onValueChange}
        onValueChange={(next) => onValueChange?.(PERMISSIONS.filter((permission) => next.includes(permission)))}
      />
    </fieldset>
  );
}
