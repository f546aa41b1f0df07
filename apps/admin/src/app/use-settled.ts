import { useEffect, useState } from "react";

/**
 * A value once it has stopped changing.
 * @param value anything that JSON can write
 * @param pause milliseconds
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const later = setTimeout(() => setSettled(JSON.parse(text) as Value), pause);
    return () => clearTimeout(later);
  }, [text, pause]);
  return settled;
}
