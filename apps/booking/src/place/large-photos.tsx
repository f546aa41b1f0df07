import { Lightbox, type LightboxProps } from "@carrel/ui/gallery";
import { useQuery } from "@tanstack/react-query";
import { q } from "../app/carrel";

/** A branch's photos as they were given, one at a time; until they come, as the strip has them. Their ids are their keys. */
export function LargePhotos({ images, ...lightbox }: LightboxProps) {
  // Their addresses end after a while: they are asked for when somebody looks closer.
  const { data } = useQuery({ ...q.gallery.signedUrls({ keys: images.map(({ id }) => id) }), enabled: lightbox.open });
  const large = new Map(data?.map(({ key, url }) => [key, url]));
  return (
    <Lightbox {...lightbox} images={images.map((image) => ({ ...image, src: large.get(image.id) ?? image.src }))} />
  );
}
