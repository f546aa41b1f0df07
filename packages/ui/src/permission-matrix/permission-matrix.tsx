"use client";
import { cx } from "class-variance-authority";
import { Lock } from "lucide-react";
import { type ComponentProps, type CSSProperties, useId, useState } from "react";
import { Button } from "../button";
import { SearchInput } from "../search-input";
import { GrantBox } from "./grant-box";
import { stateOf, toggle } from "./grants";
import { LABELS, type PermissionMatrixLabels } from "./labels";
import "./permission-matrix.css";

export type { PermissionMatrixLabels };

export interface PermissionColumn {
  id: string;
  /** "Read", "Write". */
  label: string;
}

export interface PermissionArea {
  id: string;
  label: string;
  description?: string;
  /** The permission of each column, by the column's id; left out where the area has none. */
  permissions: Readonly<Record<string, string>>;
}

export interface SinglePermission {
  /** The permission itself. */
  id: string;
  label: string;
  description?: string;
}

export interface PermissionMatrixProps extends Omit<ComponentProps<"div">, "children"> {
  columns: readonly PermissionColumn[];
  areas: readonly PermissionArea[];
  /** What belongs to no row: a refund, an export. */
  singles?: readonly SinglePermission[];
  /** The permissions that are granted. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Those that the actor has, and so can grant; all unless given. */
  grantable?: readonly string[];
  readOnly?: boolean;
  labels?: Partial<PermissionMatrixLabels>;
}

const NONE: readonly SinglePermission[] = [];

// Stated, because rows become cards on a phone and lose the roles they have anyway.
const semantics = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/**
 * What a role may do: areas by rows, reading and writing by columns, single permissions below.
 *
 * @example
 * <PermissionMatrix columns={[{ id: "read", label: "Read" }, { id: "write", label: "Write" }]}
 *   areas={[{ id: "desks", label: "Desks", permissions: { read: "desks.read", write: "desks.write" } }]}
 *   value={role.permissions} grantable={session.permissions} onValueChange={setPermissions} />
 */
export const PermissionMatrix = ({
  columns,
  areas,
  singles = NONE,
  value,
  onValueChange,
  grantable,
  readOnly = false,
  labels,
  className,
  ...rest
}: PermissionMatrixProps) => {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const [query, setQuery] = useState("");
  const granted = new Set(value);
  const mine = grantable && new Set(grantable);

  const wanted = query.trim().toLocaleLowerCase();
  const matches = (...texts: (string | undefined)[]) =>
    texts.some((text) => text?.toLocaleLowerCase().includes(wanted));
  const shownAreas = areas.filter(({ label, description }) => matches(label, description));
  const shownSingles = singles.filter(({ label, description }) => matches(label, description));
  const idsOf = ({ permissions }: PermissionArea) => columns.flatMap(({ id: column }) => permissions[column] ?? []);
  const everything = [...areas.flatMap(idsOf), ...singles.map((single) => single.id)];
  const shown = [...shownAreas.flatMap(idsOf), ...shownSingles.map((single) => single.id)];
  const hasLocks = !readOnly && everything.some((permission) => mine && !mine.has(permission));
  const reasonId = `${id}reason`;

  /** A box's state and press, for the permissions that it stands for. */
  const boxOf = (ids: readonly string[]) => ({
    checked: stateOf(ids, granted),
    locked: ids.every((permission) => mine && !mine.has(permission)),
    onToggle: () => onValueChange(toggle(ids, granted, mine)),
    reasonId,
    readOnly,
    words,
  });

  return (
    <div
      {...rest}
      data-slot="permission-matrix"
      data-state={readOnly ? "read-only" : "ready"}
      className={cx("ui-permissions", className)}
      style={{ "--_columns": columns.length, ...rest.style } as CSSProperties}
    >
      <div className="ui-permissions__bar">
        <SearchInput
          size="sm"
          aria-label={words.search}
          placeholder={words.search}
          clearLabel={words.clear}
          value={query}
          onValueChange={setQuery}
          className="ui-permissions__search"
        />
        <output className="ui-permissions__count">
          {words.granted(everything.filter((permission) => granted.has(permission)).length, everything.length)}
        </output>
      </div>
      {hasLocks && (
        <p id={reasonId} className="ui-permissions__reason">
          <Lock strokeWidth={1.5} aria-hidden="true" />
          {words.locked}
        </p>
      )}
      {shown.length === 0 && (
        <div className="ui-permissions__nothing">
          <p>{words.nothing(query.trim())}</p>
          <Button size="sm" onClick={() => setQuery("")}>
            {words.clear}
          </Button>
        </div>
      )}
      {shownAreas.length > 0 && (
        <table {...semantics.table} className="ui-permissions__table">
          <caption className="ui-visually-hidden">{words.table}</caption>
          <thead {...semantics.group}>
            <tr {...semantics.row}>
              <th {...semantics.columnHeader}>
                {readOnly ? (
                  words.area
                ) : (
                  <GrantBox {...boxOf(shown)} label={wanted ? words.allShown : words.everything} />
                )}
              </th>
              {columns.map((column) => (
                <th {...semantics.columnHeader} key={column.id} className="ui-permissions__column">
                  {readOnly ? (
                    column.label
                  ) : (
                    <GrantBox
                      {...boxOf(shownAreas.flatMap((area) => area.permissions[column.id] ?? []))}
                      context={wanted ? words.allShown : words.everything}
                      label={column.label}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...semantics.group}>
            {shownAreas.map((area) => (
              <tr {...semantics.row} key={area.id}>
                <th {...semantics.rowHeader}>
                  {readOnly ? (
                    <span className="ui-permissions__text">
                      {area.label}
                      {area.description && <span className="ui-permissions__description">{area.description}</span>}
                    </span>
                  ) : (
                    <GrantBox {...boxOf(idsOf(area))} label={area.label} description={area.description} />
                  )}
                </th>
                {columns.map((column) => {
                  const permission = area.permissions[column.id];
                  return (
                    <td {...semantics.cell} key={column.id} className="ui-permissions__cell">
                      {permission && <GrantBox {...boxOf([permission])} context={area.label} label={column.label} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shownSingles.length > 0 && (
        <fieldset className="ui-permissions__singles">
          <legend>{words.singles}</legend>
          {shownSingles.map((single) => (
            <GrantBox key={single.id} {...boxOf([single.id])} label={single.label} description={single.description} />
          ))}
        </fieldset>
      )}
    </div>
  );
};
