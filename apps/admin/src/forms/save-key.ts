import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Cmd/Ctrl+Enter, once however long it is held. */
const isSaveKey = ({ key, metaKey, ctrlKey, repeat }: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "repeat">) =>
  key === "Enter" && (metaKey || ctrlKey) && !repeat;

/** A question over the form has an Enter of its own. */
const isInQuestion = (target: EventTarget) =>
  target instanceof Element && target.closest("[role=alertdialog]") !== null;

/**
 * What a form's or a sheet's keys do: Cmd/Ctrl+Enter saves.
 * @example <form onSubmit={form.send} onKeyDown={onSaveKey(() => isDirty && void form.send())}>
 */
export const onSaveKey = (save: () => void) => (event: KeyboardEvent) => {
  if (!isSaveKey(event) || isInQuestion(event.target)) return;
  event.preventDefault();
  save();
};

/**
 * Whether a key belongs to the form that a screen is: pressed in it, on its heading, or where nothing has the focus. What
 * lies over the page, and what leads elsewhere, keeps its keys.
 */
function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body) return document.querySelector("[role=dialog], [role=alertdialog]") === null;
  if (target.closest("main") === null) return false;
  return target.closest("form") !== null || target.closest("a, button, input, select, textarea") === null;
}

/**
 * Lets Cmd/Ctrl+Enter save from anywhere on a screen that is one form. Where several forms share a screen each has its
 * own `onSaveKey`.
 * @param save what the form's button does, refused there while it is being sent
 */
export function usePageSaveKey(save: () => void) {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isSaveKey(event) || !isOnPage(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
