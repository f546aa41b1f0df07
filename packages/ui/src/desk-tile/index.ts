export type { Desk } from "./desk";
export { DESK_STATUSES, type DeskStatus } from "./desk-status";
export { DeskStatusIcon } from "./desk-status-icon";
export { DeskTile, type DeskTileProps } from "./desk-tile";
