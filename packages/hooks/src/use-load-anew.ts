import { useEffect, useState } from "react";
import { useOnline } from "./use-online";

/** Milliseconds in which a page isn't loaded anew twice: where a part is gone for good it would do nothing else. */
const PAUSE = 60_000;

const wasJustLoadedAnew = () =>
  performance.now() < PAUSE &&
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/** Without the page at hand the browser would put its own error in this one's place, with no way back. */
const isThere = () =>
  fetch(location.href, { cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

export interface LoadingAnew {
  loadAnew: () => void;
  isLoading: boolean;
  isOnline: boolean;
}

/**
 * Loads the page anew where a part of it could not be loaded (`isChunkError`): by itself at first and once the connection is back,
 * then when asked. It stays as it is while the server can't be reached.
 * @example const { loadAnew, isLoading, isOnline } = useLoadAnew();
 */
export function useLoadAnew(): LoadingAnew {
  const isOnline = useOnline();
  const [isLoading, setLoading] = useState(false);
  const loadAnew = async () => {
    setLoading(true);
    if (await isThere()) location.reload();
    else setLoading(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the connection comes, not when the page is drawn
  useEffect(() => {
    if (isOnline && !wasJustLoadedAnew()) void loadAnew();
  }, [isOnline]);
  return { loadAnew: () => void loadAnew(), isLoading, isOnline };
}
