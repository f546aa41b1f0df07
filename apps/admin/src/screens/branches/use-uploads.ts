import { messageOf, run } from "@carrel/hooks";
import { uploadProgress } from "@carrel/sdk";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { q, queryClient } from "../../app/carrel";
import { uploadQueue } from "./upload-queue";

/** Sends photos to a branch's gallery, each on its own: what is refused holds up no other. */
export function useUploads(branchId: string) {
  const [uploads] = useState(() =>
    uploadQueue(({ id, file }, { signal, onProgress }) => {
      const progress = uploadProgress(({ sent, total }) => onProgress(total > 0 ? sent / total : 0));
      // The same photo tried again after the answer was lost is stored once.
      const call = { once: id, signal, middleware: [progress] };
      return run(queryClient, q.gallery.upload(call), { branchId, images: [file] });
    }, messageOf),
  );
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
      files.map((file) => ({ id: crypto.randomUUID(), file, progress: null, thumbnail: URL.createObjectURL(file) })),
    );
  return { queue, isBusy: queue.some(({ error }) => !error), add, retry: uploads.retry, remove: uploads.remove };
}
