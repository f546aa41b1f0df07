"use client";
import { useRef, useState } from "react";
import type { BoardEntry, BoardRow } from "./board";

/** An entry that is held, and the row that it would come to. */
interface Carry {
  entry: BoardEntry;
  from: BoardRow;
  /** Where its cell begins, and how many columns it takes. */
  column: number;
  span: number;
  to: BoardRow;
  /** That row has room for it. */
  fits: boolean;
  means: "pointer" | "keys";
}

/** What is read out of how it goes. */
interface Said {
  as: "carrying" | "at" | "nowhere" | "dropped" | "putBack";
  entry: BoardEntry;
  row: BoardRow;
  fits: boolean;
}

/** @param onDrop told only of an entry that comes to another row that has room for it */
export function useCarry(onDrop: (entry: BoardEntry, from: BoardRow, to: BoardRow) => void) {
  const [carry, setCarry] = useState<Carry | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  // A pointer moves and lets go faster than is drawn.
  const held = useRef<Carry | null>(null);
  const hold = (next: Carry | null) => {
    held.current = next;
    setCarry(next);
  };
  const end = (as: "dropped" | "putBack") => {
    if (!held.current) return;
    const { entry, from, to, fits } = held.current;
    hold(null);
    const isMoved = as === "dropped" && fits && to.id !== from.id;
    setSaid({ as: isMoved ? "dropped" : "putBack", entry, row: isMoved ? to : from, fits });
    if (isMoved) onDrop(entry, from, to);
  };
  return {
    carry,
    said,
    lift: (lifted: Omit<Carry, "to" | "fits">) => {
      hold({ ...lifted, to: lifted.from, fits: true });
      setSaid({ as: "carrying", entry: lifted.entry, row: lifted.from, fits: true });
    },
    carryTo: (to: BoardRow, fits: boolean) => {
      if (!held.current || held.current.to.id === to.id) return;
      hold({ ...held.current, to, fits });
      setSaid({ as: "at", entry: held.current.entry, row: to, fits });
    },
    /** Keys found no other place. */
    stay: () =>
      held.current && setSaid({ as: "nowhere", entry: held.current.entry, row: held.current.to, fits: false }),
    drop: () => end("dropped"),
    putBack: () => end("putBack"),
  };
}
