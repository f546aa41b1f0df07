import type { PublicBranch } from "@carrel/sdk";
import { Image } from "@carrel/ui/image";
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { PartFailed } from "../app/part-failed";
import { mediumPhoto } from "./photo-address";

const LargePhotos = lazy(() => import("./large-photos").then(({ LargePhotos }) => ({ default: LargePhotos })));

interface PhotoStripProps {
  orgCode: string;
  branch: PublicBranch;
}

/** A branch's photos in a row, to be swiped, or passed through by Tab; a press shows one large. */
export function PhotoStrip({ orgCode, branch: { _id, name, photos } }: PhotoStripProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  const images = photos.map((id, place) => ({
    id,
    src: mediumPhoto(orgCode, _id, id),
    alt: `Photo ${place + 1} of ${name}`,
  }));
  const show = (id: string) => {
    setShown(id);
    setLarge(true);
  };
  return (
    <>
      <ul aria-label={`Photos of ${name}`} className="photo-strip -m-1 flex list-none gap-3 overflow-x-auto p-1">
        {images.map(({ id, src, alt }) => (
          <li key={id} className="w-[min(17rem,82%)] flex-none snap-start">
            <button
              type="button"
              aria-label={`${alt}, show it large`}
              onClick={() => show(id)}
              className="block w-full cursor-zoom-in rounded-lg"
            >
              <Image src={src} alt="" ratio={4 / 3} width={640} height={480} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <CatchBoundary getResetKey={() => shown} errorComponent={PartFailed}>
          <Suspense>
            <LargePhotos images={images} shown={shown} onShow={show} open={isLarge} onClose={() => setLarge(false)} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}
