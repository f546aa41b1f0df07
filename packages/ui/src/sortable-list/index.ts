export {
  type SortableItemState,
  SortableList,
  type SortableListLabels,
  type SortableListProps,
} from "./sortable-list";
