import { uploadProgress } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { client, q } from "../../app/carrel";
import { messageOf } from "../../forms/server-errors";
import { type Sending, type Upload, uploadQueue } from "./upload-queue";

/** Sends photos to a branch's gallery, each on its own: what is refused holds up no other. */
export function useUploads(branchId: string) {
  const { mutationKey, meta } = q.gallery.upload();
  const { mutateAsync } = useMutation({
    mutationKey,
    ...(meta && { meta }),
    mutationFn: ({ id, file, signal, onProgress }: Upload & Sending) =>
      client.gallery.upload(
        { branchId, images: [file] },
        {
          // The same photo tried again after the answer was lost is stored once.
          idempotencyKey: id,
          signal,
          middleware: [uploadProgress(({ sent, total }) => onProgress(total > 0 ? sent / total : 0))],
        },
      ),
  });
  const [uploads] = useState(() => uploadQueue((upload, sending) => mutateAsync({ ...upload, ...sending }), messageOf));
  const queue = useSyncExternalStore(uploads.subscribe, uploads.uploads);

  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const kept = new Set(queue.map(({ thumbnail }) => thumbnail));
    for (const address of addresses.current) if (!kept.has(address)) URL.revokeObjectURL(address);
    addresses.current = kept;
  }, [queue]);
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const add = (files: File[]) =>
    uploads.add(
      files.map((file) => ({
        ...{ id: crypto.randomUUID(), file, progress: null },
        thumbnail: URL.createObjectURL(file),
      })),
    );
  return {
    queue,
    isBusy: queue.some(({ error }) => !error),
    add,
    retry: uploads.retry,
    remove: uploads.remove,
  };
}
