import { type RefObject, useEffect, useState } from "react";

/** One part of a component as the page shows it. */
interface Part {
  slot: string;
  element: string;
  /** `data-variant`, `data-size` and `data-state`, with the values that were seen. */
  attributes: string[];
  parts: Part[];
}

const CONTRACT = ["data-variant", "data-size", "data-state"];
const MAX_PARTS = 40;

const describe = (element: Element): Part => ({
  slot: element.getAttribute("data-slot") ?? "",
  element: element.localName,
  attributes: CONTRACT.filter((name) => element.hasAttribute(name)),
  parts: [],
});

/** The slots below an element, each kind once within its parent. */
function partsOf(root: Element): Part[] {
  const parts: Part[] = [];
  const visit = (element: Element, into: Part[]) => {
    let inner = into;
    if (element.hasAttribute("data-slot")) {
      const part = describe(element);
      const known = into.find(({ slot, element }) => slot === part.slot && element === part.element);
      if (known) known.attributes = [...new Set([...known.attributes, ...part.attributes])];
      else into.push(part);
      inner = (known ?? part).parts;
    }
    for (const child of element.children) visit(child, inner);
  };
  for (const child of root.children) visit(child, parts);
  return parts;
}

const count = (parts: Part[]): number => parts.reduce((sum, part) => sum + 1 + count(part.parts), 0);

const Tree = ({ parts }: { parts: Part[] }) => (
  <ul>
    {parts.map(({ slot, element, attributes, parts }) => (
      <li key={slot + element}>
        <div className="docs-anatomy__part">
          <code>{slot}</code>
          <span>{`<${element}>`}</span>
          {attributes.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {parts.length > 0 && <Tree parts={parts} />}
      </li>
    ))}
  </ul>
);

/** The `data-slot`s of the first story: what styles and tests may rely on. Read from the page, so they are true. */
export const Anatomy = ({ within }: { within: RefObject<HTMLElement | null> }) => {
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => {
    const box = within.current;
    if (!box) return;
    // The story draws itself some time after the page.
    const read = () => setParts(partsOf(box));
    const observer = new MutationObserver(read);
    observer.observe(box, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [within]);
  if (parts.length === 0 || count(parts) > MAX_PARTS) return null;
  return (
    <section className="docs-section">
      <h2>Anatomy</h2>
      <p>
        The parts of the first story by their <code>data-slot</code>. Styles and tests may rely on these names and on
        the attributes beside them.
      </p>
      <div className="docs-anatomy">
        <Tree parts={parts} />
      </div>
    </section>
  );
};
