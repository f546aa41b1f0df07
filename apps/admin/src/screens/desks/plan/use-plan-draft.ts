import { messageOf, runTogether } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import type { DeskPositions } from "@carrel/ui/floor-plan";
import { useEffect, useMemo, useState } from "react";
import { q, queryClient } from "../../../app/carrel";
import { runBulk } from "../../../lists/run-bulk";
import { followed, movedIds, storedPositions } from "./moves";

interface Draft {
  /** The stored places that the person has seen. */
  before: DeskPositions;
  drawn: DeskPositions;
  /** Desks that somebody else moved meanwhile, and this person moved elsewhere. */
  contested: readonly string[];
}

/** A floor plan that is being drawn: follows what others store, keeps what this person did until it is saved. */
export function usePlanDraft(desks: readonly Desk[]) {
  const stored = useMemo(() => storedPositions(desks), [desks]);
  const [draft, setDraft] = useState<Draft>({ before: stored, drawn: stored, contested: [] });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (saving) return;
    setDraft(({ before, drawn, contested }) => {
      const next = followed(drawn, before, stored);
      const open = movedIds(stored, next.drawn);
      const still = [...contested, ...next.contested].filter((id) => open.includes(id));
      return { before: stored, drawn: next.drawn, contested: [...new Set(still)] };
    });
  }, [stored, saving]);

  const moved = movedIds(draft.before, draft.drawn);
  /** @returns whether everything is stored */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    const { result, shown } = await runTogether(queryClient, (write) =>
      runBulk(moved, (_id) => write(q.desks.update(), { _id, position: draft.drawn[_id] ?? null }), {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    );
    // Until the desks have come anew, what is stored is what was there before.
    await shown;
    setSaving(false);
    const { failed } = result;
    const [first] = failed;
    if (!first) return true;
    const names = failed.map(({ row }) => desks.find(({ _id }) => _id === row)?.name ?? "One that is gone");
    setFailure(`Not saved: ${names.join(", ")}. ${messageOf(first.error)}`);
    return false;
  };
  return {
    drawn: draft.drawn,
    draw: (drawn: DeskPositions) => setDraft((now) => ({ ...now, drawn })),
    contested: draft.contested,
    moved: moved.length,
    saving,
    failure,
    save,
    discard: () => {
      setFailure(null);
      setDraft(({ before }) => ({ before, drawn: before, contested: [] }));
    },
  };
}
