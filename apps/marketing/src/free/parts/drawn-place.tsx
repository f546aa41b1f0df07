import { useState } from "react";

interface DrawnPlaceProps {
  /** Of its own in the tool. */
  name: string;
  /** What the server draws there; in the browser it stands there already. */
  html?: string | undefined;
}

/** What is seen in the place of a part that comes after its tool: the part as it begins, not to be used yet. */
export function DrawnPlace({ name, html }: DrawnPlaceProps) {
  const [drawn] = useState(() => html ?? document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? "");
  return <div inert data-drawn={name} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
