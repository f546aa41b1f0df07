import type { Permission } from "@carrel/sdk";
import { PERMISSIONS } from "@carrel/sdk/contract";
import type { Terminology } from "@carrel/sdk/domain";
import { permissionAreas } from "../../app/permission-areas";

const areaOf = (permission: Permission) => permission.split(".")[0];

/**
 * What a secret key may do, as rows of a matrix. Areas of which the person has nothing, and the key neither, are not
 * part of this organisation and stay away.
 * @param concerned the person's permissions and the key's
 */
export function scopeRows(words: Terminology, concerned: readonly Permission[]) {
  const areas = new Set(concerned.map(areaOf));
  return permissionAreas(
    PERMISSIONS.filter((permission) => areas.has(areaOf(permission))),
    words,
  );
}

/**
 * A few words on what a key may do.
 * @example scopesText(["desks.read", "desks.write", "bookings.read"], words) // "Desks, Bookings (see)"
 */
export function scopesText(permissions: readonly Permission[], words: Terminology): string {
  const { areas, singles } = scopeRows(words, permissions);
  const names = areas.map(({ label, permissions: columns }) => {
    const has = (column: string) => permissions.some((permission) => permission === columns[column]);
    return has("write") || !columns.write ? label : `${label} (see)`;
  });
  const all = [...names, ...singles.map(({ label }) => label)];
  return all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more` : all.join(", ");
}
