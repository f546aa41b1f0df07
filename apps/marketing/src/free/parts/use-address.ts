import { useEffect, useState } from "react";
import type { ZodMiniType } from "zod/mini";
import { fragmentOf, readFragment } from "./address";

/** Browsers refuse an address that changes with every key. */
const AFTER_MS = 250;

interface Kept<State> {
  state: State;
  /** False until the address was read: what is drawn before that is the start, as the page has it. */
  isRead: boolean;
  /** The address held something that is no state of this tool. */
  isBroken: boolean;
  /** How often it came from elsewhere than from the person's own changes. */
  given: number;
}

/**
 * A tool's state, which stands in the address: whoever opens that sees the same.
 *
 * @param schema what an address may hold; the same at each drawing
 * @param start without one
 * @param kept what this browser remembers, asked once; an address goes before it
 */
export function useAddress<State>(schema: ZodMiniType<State>, start: State, kept?: () => State | null) {
  const [{ state, isRead, isBroken, given }, setKept] = useState<Kept<State>>({
    state: start,
    isRead: false,
    isBroken: false,
    given: 0,
  });
  /** How often the address was changed by others, such as the link past the header, which takes its place behind the #. */
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    const read = (isFirst: boolean) => {
      const address = readFragment(location.hash, schema);
      setKept((known) => {
        const isNew = { isRead: true, isBroken: address.kind === "broken", given: known.given + 1 };
        if (address.kind === "read") return { ...isNew, state: address.state };
        if (address.kind === "broken") return { ...isNew, state: start };
        const remembered = isFirst ? kept?.() : null;
        return remembered ? { ...isNew, state: remembered } : { ...known, isRead: true };
      });
    };
    const readAgain = () => {
      read(false);
      setMoved((times) => times + 1);
    };
    read(true);
    addEventListener("hashchange", readAgain);
    return () => removeEventListener("hashchange", readAgain);
  }, [schema]);

  const fragment = fragmentOf(state);
  const isStart = fragment === fragmentOf(start);
  useEffect(() => {
    // A broken address stays in sight until something is changed.
    if (!isRead || isBroken) return;
    const timer = setTimeout(() => {
      if (location.hash !== fragment && !(isStart && location.hash === ""))
        history.replaceState(history.state, "", fragment);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [fragment, isRead, isBroken, isStart, moved]);

  return {
    state,
    isRead,
    isBroken,
    given,
    /** The address of what is shown now. */
    address: () => location.origin + location.pathname + fragment,
    change: (next: State) => setKept((known) => ({ ...known, state: next, isRead: true, isBroken: false })),
    /** Begins anew; the browser's "Back" leads to what was there. */
    restart: () => {
      if (location.hash !== "") history.pushState(null, "", location.pathname);
      setKept(({ given: before }) => ({ state: start, isRead: true, isBroken: false, given: before + 1 }));
    },
  };
}

/** A tool as its parts know it. */
export type Tool = ReturnType<typeof useAddress>;
