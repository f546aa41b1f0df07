/** A photo on its way to the gallery. */
export interface Upload {
  id: string;
  file: File;
  /** Address of the file itself, for its small picture. */
  thumbnail: string;
  /** 0 to 1 while it goes up; null while it waits. */
  progress: number | null;
  /** Why it did not go up, and what to do. */
  error?: string;
}

/** What is told to whom sends a photo. */
export interface Sending {
  signal: AbortSignal;
  /** @param share of it that has left, 0 to 1 */
  onProgress(share: number): void;
}

/** The photos on their way, as a store that React can follow. */
export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  uploads(): readonly Upload[];
  add(uploads: readonly Upload[]): void;
  retry(id: string): void;
  /** Takes one back, also while it goes up. */
  remove(id: string): void;
}

/**
 * Sends photos one after the other, so that they stand in the order in which they were chosen. One that is refused
 * stays with its reason until it is tried again or taken back, and holds up no other.
 * @param send settles once the photo is stored or refused
 * @param describe says why it was refused, and what to do
 */
export function uploadQueue(
  send: (upload: Upload, sending: Sending) => Promise<unknown>,
  describe: (error: unknown) => string,
): UploadQueue {
  let queue: readonly Upload[] = [];
  let current: { id: string; stop: AbortController } | null = null;
  const listeners = new Set<() => void>();

  const become = (next: readonly Upload[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changed: (now: Upload) => Upload) =>
    become(queue.map((upload) => (upload.id === id ? changed(upload) : upload)));
  const drop = (id: string) => become(queue.filter((upload) => upload.id !== id));

  const sendNext = async () => {
    const next = queue.find(({ error }) => !error);
    if (current || !next) return;
    const { id } = next;
    const mine = { id, stop: new AbortController() };
    current = mine;
    const onProgress = (progress: number) => change(id, (upload) => ({ ...upload, progress }));
    onProgress(0);
    try {
      await send(next, { signal: mine.stop.signal, onProgress });
      drop(id);
    } catch (error) {
      change(id, (upload) => ({ ...upload, progress: null, error: describe(error) }));
    }
    // Another is on its way already where this one was taken back.
    if (current === mine) {
      current = null;
      void sendNext();
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => queue,
    add: (uploads) => {
      become([...queue, ...uploads]);
      void sendNext();
    },
    retry: (id) => {
      change(id, ({ error: _, ...upload }) => ({ ...upload, progress: null }));
      void sendNext();
    },
    remove: (id) => {
      drop(id);
      if (current?.id !== id) return;
      current.stop.abort();
      current = null;
      void sendNext();
    },
  };
}
