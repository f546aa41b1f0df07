import { type KeyboardEvent, useState } from "react";

/** Whether Caps Lock was on at the last key, and the handlers of the field that watches for it. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const watch = (event: KeyboardEvent) => setIsOn(event.getModifierState("CapsLock"));
  return { isOn, watching: { onKeyDown: watch, onKeyUp: watch } };
}
