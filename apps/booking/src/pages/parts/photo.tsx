import { photoAddress } from "../../place/photo-address";
import type { View } from "../view";

/** Widths that the server draws (`PHOTO_WIDTHS` of `apps/api/src/sites/place-photos.ts`). */
const WIDTHS = [480, 960, 1600];

export interface PlacePhoto {
  key: string;
  branchId: string;
  alt: string;
}

/** The photos of the branches that a page speaks of: the first of each, then their others. */
export const photosOf = ({ branches, shows, hasSeveral, place }: View): PlacePhoto[] => {
  if (!shows("photos")) return [];
  const lists = branches.map(({ _id, name, photos }) =>
    photos.map((key, at) => ({ key, branchId: _id, alt: `Photo ${at + 1} of ${hasSeveral ? name : place.orgName}` })),
  );
  return [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))];
};

interface PhotoProps {
  view: View;
  photo: PlacePhoto;
  /** How wide it is drawn, for the browser to choose by. */
  sizes: string;
  /** Whether it is the first thing on the page. */
  isFirst?: boolean;
}

/** A photo in the formats that the server draws. Its frame is the sheet's, so that nothing jumps; its colours are there before it. */
export const Photo = ({ view, photo: { key, branchId, alt }, sizes, isFirst = false }: PhotoProps) => {
  const address = (name: string) => photoAddress(view.place.orgCode, branchId, key, name);
  const set = (ending: string) => WIDTHS.map((width) => `${address(`w${width}.${ending}`)} ${width}w`).join(", ");
  const blurred = view.blurred[key];
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img
        className="photo"
        src={address("w960.jpg")}
        alt={alt}
        width={960}
        height={720}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        {...(blurred && { style: { backgroundImage: `url(${blurred})` } })}
      />
    </picture>
  );
};

/** The address of a photo that is looked at by itself. */
export const largePhoto = (view: View, { key, branchId }: PlacePhoto) =>
  photoAddress(view.place.orgCode, branchId, key, "w1600.jpg");
