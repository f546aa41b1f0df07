import { useOnline } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Dropzone } from "@carrel/ui/dropzone";
import { EmptyState } from "@carrel/ui/empty-state";
import { Gallery } from "@carrel/ui/gallery";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { MAX_PICTURE_SIZE, PICTURES } from "../../forms/pictures";
import { useLeaveGuard } from "../../forms/use-leave-guard";
import { FailedList } from "../../lists/list-states";
import { PhotosOrder } from "./photos-order";
import { useBranchRecord } from "./use-branch-record";
import { useUploads } from "./use-uploads";

/** Photos that a branch may have; the server refuses more (409 `gallery_full`). */
const MOST_PHOTOS = 50;

/** Milliseconds until a photo's address is asked for anew: it lives for ten minutes. */
const ADDRESS_AGE = 540_000;

/** A branch's photos. While it is active, anybody who knows a photo's key can see it. */
export function PhotosTab() {
  const { branch, mayEdit } = useBranchRecord();
  // What is on its way belongs to the branch that it was chosen for.
  return <Photos key={branch._id} branch={branch} mayEdit={mayEdit} />;
}

type PhotosProps = Pick<ReturnType<typeof useBranchRecord>, "branch" | "mayEdit">;

function Photos({ branch: { _id: branchId, name }, mayEdit }: PhotosProps) {
  const online = useOnline();
  const photos = useQuery({ ...q.gallery.list({ branchId }), refetchInterval: ADDRESS_AGE });
  const remove = useMutation(q.gallery.removeImage());
  const uploads = useUploads(branchId);
  const guard = useLeaveGuard(uploads.isBusy);
  const count = photos.data?.length ?? 0;
  const [wantsOrder, setOrdering] = useState(false);
  const isOrdering = wantsOrder && mayEdit && count > 1;
  const room = MOST_PHOTOS - count - uploads.queue.filter(({ error }) => !error).length;

  if (photos.isPending) return <PhotosSkeleton />;
  if (photos.isError && !photos.data)
    return <FailedList what="The photos" error={photos.error} onRetry={() => void photos.refetch()} />;
  return (
    <section aria-labelledby="photos" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="photos" className="text-lg font-semibold text-strong">
          Photos
        </h2>
        <p className="text-muted tabular-nums">
          {count} of {MOST_PHOTOS}
        </p>
        {mayEdit && count > 1 && (
          <Button size="sm" aria-pressed={isOrdering} onClick={() => setOrdering(!isOrdering)}>
            {isOrdering ? "Done" : "Change the order"}
          </Button>
        )}
      </div>
      {mayEdit && (
        <Dropzone
          label={room > 0 ? "Drop photos here, or choose them" : "The gallery is full"}
          hint={
            room > 0
              ? "PNG, JPEG, WebP or AVIF, up to 5 MB each. While the branch is active they are public."
              : `A branch shows at most ${MOST_PHOTOS} photos. Delete some to add others.`
          }
          accept={PICTURES}
          maxSize={MAX_PICTURE_SIZE}
          multiple
          maxFiles={room}
          files={uploads.queue.map(({ id, file, thumbnail, progress, error }) => ({
            id,
            name: file.name,
            size: file.size,
            progress,
            thumbnail,
            ...(error && { error }),
          }))}
          onFiles={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          disabled={!online || room <= 0}
        />
      )}
      {count === 0 ? (
        <EmptyState
          kind="first-use"
          headingLevel={3}
          title="No photos yet"
          description={
            mayEdit
              ? "Begin with the entrance, the room, and the view from the best place in it."
              : "Nobody has added one."
          }
        />
      ) : isOrdering ? (
        <>
          <p className="text-muted">
            Drag them, or use the arrows. The first photo stands for the place: on your site, in lists and where a link
            is shared.
          </p>
          <PhotosOrder branchId={branchId} branchName={name} photos={photos.data} disabled={!online} />
        </>
      ) : (
        <Gallery
          label={`Photos of ${name}`}
          images={photos.data.map(({ key, url, caption }, index) => ({
            id: key,
            src: url,
            alt: `Photo ${index + 1} of ${name}`,
            ...(caption && { caption }),
          }))}
          {...(mayEdit && {
            onDelete: (imageKey: string) =>
              remove.mutateAsync({ branchId, imageKey }).then(() => toast.success("The photo is deleted")),
          })}
          disabled={!online}
        />
      )}
      {guard}
    </section>
  );
}

const TILES = ["one", "two", "three", "four", "five", "six"];

const PhotosSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <Skeleton shape="rect" height="7rem" />
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
      {TILES.map((tile) => (
        <Skeleton key={tile} shape="rect" height="8.5rem" />
      ))}
    </div>
  </div>
);
