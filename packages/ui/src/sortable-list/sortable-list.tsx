"use client";
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LABELS, type SortableListLabels } from "./labels";
import { SortableRow } from "./sortable-row";
import "./sortable-list.css";

export type { SortableListLabels };

export interface SortableItemState {
  index: number;
  /** It hangs at the pointer or is moved by the arrow keys. */
  dragging: boolean;
}

export interface SortableListProps<Item> extends Omit<ComponentProps<"div">, "children"> {
  /** What is put in order; names the list. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** Said of the item while it moves. */
  itemName: (item: Item) => string;
  /** What a row shows; it may hold a list of its own. */
  renderItem: (item: Item, state: SortableItemState) => ReactNode;
  /** The items in their new order, and which of them moved. */
  onReorder: (items: Item[], moved: Item) => void;
  /** For a moment, while the order is saved. */
  disabled?: boolean;
  /** For who may see the order but not change it: no handles, no buttons. */
  readOnly?: boolean;
  labels?: Partial<SortableListLabels>;
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list that people put in order: by dragging, by keyboard, or by buttons. It keeps nothing: the new order comes back
 * as `items`.
 *
 * @example
 * <SortableList label="Zones" items={zones} itemId={(zone) => zone.id} itemName={(zone) => zone.name}
 *   renderItem={(zone) => zone.name} onReorder={save} />
 */
export const SortableList = <Item,>({
  label,
  items,
  itemId,
  itemName,
  renderItem,
  onReorder,
  disabled = false,
  readOnly = false,
  labels,
  className,
  ...rest
}: SortableListProps<Item>) => {
  const words = { ...LABELS, ...labels };
  const ids = items.map(itemId);
  const [news, setNews] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  // A browser takes the focus from a button whose row moves in the document.
  const pressed = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);

  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const nameOf = (id: UniqueIdentifier) => {
    const item = items[placeOf(id)];
    return item === undefined ? "" : itemName(item);
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item !== undefined && from !== to) onReorder(arrayMove([...items], from, to), item);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  // What is picked up hangs over its own place at once; that is not worth a word.
  const place = useRef<UniqueIdentifier | null>(null);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      place.current = active.id;
      return words.picked(nameOf(active.id), placeOf(active.id) + 1, ids.length);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === place.current) return undefined;
      place.current = over.id;
      return words.over(nameOf(active.id), placeOf(over.id) + 1, ids.length);
    },
    onDragEnd: ({ active, over }) => words.moved(nameOf(active.id), placeOf(over?.id ?? active.id) + 1, ids.length),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id), placeOf(active.id) + 1),
  };

  return (
    <div
      {...rest}
      data-slot="sortable-list"
      data-state={disabled ? "disabled" : readOnly ? "read-only" : "ready"}
      className={cx("ui-sortable-list", className)}
    >
      {readOnly ? (
        <ol aria-label={label} className="ui-sortable-list__items">
          {items.map((item, index) => (
            <li key={itemId(item)} data-slot="sortable-item" className="ui-sortable-list__item">
              <div className="ui-sortable-list__content">{renderItem(item, { index, dragging: false })}</div>
            </li>
          ))}
        </ol>
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[upAndDownOnly]}
          onDragEnd={drop}
          accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol aria-label={label} className="ui-sortable-list__items">
              {items.map((item, index) => (
                <SortableRow
                  key={itemId(item)}
                  id={itemId(item)}
                  name={itemName(item)}
                  index={index}
                  count={items.length}
                  disabled={disabled}
                  render={(dragging) => renderItem(item, { index, dragging })}
                  onMove={(by, button) => {
                    pressed.current = button;
                    move(index, index + by);
                    setNews(words.moved(itemName(item), index + by + 1, items.length));
                  }}
                  words={words}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <span role="status" className="ui-visually-hidden">
        {news}
      </span>
    </div>
  );
};
