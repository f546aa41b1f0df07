import { useEffect, useState } from "react";
import { loadAnewByItself, loadAnew as loadPageAnew } from "./load-anew";
import { useOnline } from "./use-online";

export interface LoadingAnew {
  loadAnew: () => void;
  isLoading: boolean;
  isOnline: boolean;
}

/**
 * Loads the page anew where a part of it could not be loaded (`isChunkError`): by itself at first and once the connection or the
 * server is back, then when asked. It stays as it is while the server can't be reached.
 * @example const { loadAnew, isLoading, isOnline } = useLoadAnew();
 */
export function useLoadAnew(): LoadingAnew {
  const isOnline = useOnline();
  const [isLoading, setLoading] = useState(false);
  const loadAnew = async () => {
    setLoading(true);
    setLoading(await loadPageAnew());
  };
  useEffect(() => (isOnline ? loadAnewByItself(() => setLoading(true)) : undefined), [isOnline]);
  return { loadAnew: () => void loadAnew(), isLoading, isOnline };
}
