import { withInput } from "@carrel/hooks";
import type { GalleryImage } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Image } from "@carrel/ui/image";
import { SortableList } from "@carrel/ui/sortable-list";
import { q } from "../../app/carrel";
import { useUndoableOrder } from "../../lists/use-undoable-order";
import { ordered } from "./ordered-photos";

interface PhotosOrderProps {
  branchId: string;
  branchName: string;
  photos: readonly GalleryImage[];
  disabled: boolean;
}

/** A branch's photos one below the other, to be put in order. */
export function PhotosOrder({ branchId, branchName, photos, disabled }: PhotosOrderProps) {
  const { items, move } = useUndoableOrder({
    stored: photos.map((photo) => ({ ...photo, _id: photo.key })),
    saving: withInput(q.gallery.reorder(), async ({ order }: { order: string[] }) => ({ branchId, keys: order })),
    change:
      ({ order }) =>
      (_query, data) =>
        ordered(data, order),
    nameOf: (photo) => nameOf(photo),
  });
  // As they stand stored: while one moves, the others keep their names.
  const nameOf = ({ key }: GalleryImage) => `Photo ${photos.findIndex((photo) => photo.key === key) + 1}`;
  return (
    <SortableList
      label={`Order of the photos of ${branchName}`}
      items={items}
      itemId={({ key }) => key}
      itemName={nameOf}
      renderItem={(photo, { index }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-3">
          <span className="w-24 shrink-0 overflow-hidden rounded-md">
            <Image src={photo.url} alt="" ratio={4 / 3} />
          </span>
          <span className="wrap-anywhere text-strong">{nameOf(photo)}</span>
          {index === 0 && <Badge>Stands for the place</Badge>}
        </span>
      )}
      onReorder={(next, moved) => void move(next, moved)}
      disabled={disabled}
    />
  );
}
