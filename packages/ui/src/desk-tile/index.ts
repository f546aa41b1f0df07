export { DESK_STATUSES, type DeskStatus } from "./desk-status";
export { DeskStatusIcon } from "./desk-status-icon";
export { type Desk, DeskTile, type DeskTileProps } from "./desk-tile";
