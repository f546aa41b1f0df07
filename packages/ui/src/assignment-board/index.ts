export { AssignmentBoard, type AssignmentBoardProps } from "./assignment-board";
export type { BoardCell, BoardColumn, BoardEntry, BoardLabels, BoardNote, BoardRow } from "./board";
