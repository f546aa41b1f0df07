import type { PublicBranch } from "@carrel/sdk";
import { Lightbox } from "@carrel/ui/gallery";
import { Image } from "@carrel/ui/image";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../app/carrel";

/** A branch's photos in a row, to be swiped, or passed through by Tab; a press shows one large. Their places stand before they come. */
export function PhotoStrip({ branch: { name, photos } }: { branch: PublicBranch }) {
  const { data, isPending } = useQuery(q.gallery.signedUrls({ keys: photos }));
  const [shown, setShown] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  const urls = new Map(data?.map(({ key, url }) => [key, url]));
  const images = photos
    .map((id, place) => ({ id, src: urls.get(id) ?? "", alt: `Photo ${place + 1} of ${name}` }))
    // One that was removed since has no address.
    .filter(({ src }) => isPending || src !== "");
  if (images.length === 0) return null;
  const show = (id: string) => {
    setShown(id);
    setLarge(true);
  };
  return (
    <>
      <ul aria-label={`Photos of ${name}`} className="photo-strip m-0 flex list-none gap-3 overflow-x-auto p-1">
        {images.map(({ id, src, alt }) => (
          <li key={id} className="w-[min(17rem,82%)] flex-none snap-start">
            <button
              type="button"
              aria-disabled={src === "" || undefined}
              aria-label={`${alt}, show it large`}
              onClick={() => src && show(id)}
              className="block w-full cursor-zoom-in rounded-lg"
            >
              {src ? (
                <Image src={src} alt="" ratio={4 / 3} width={640} height={480} />
              ) : (
                <span className="block aspect-4/3 rounded-lg bg-surface-sunken" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox images={images} shown={shown} onShow={show} open={isLarge} onClose={() => setLarge(false)} />
    </>
  );
}
