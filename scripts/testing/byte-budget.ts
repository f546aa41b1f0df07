/** A piece of what is measured: a module of a bundle, a file of a page. Its budget, where it has one of its own. */
export interface Part {
  name: string;
  bytes: number;
  budget?: number;
}

const over = ({ bytes, budget }: Part) => (budget === undefined ? 0 : Math.max(0, bytes - budget));

/** What a failing test says: by how much the budget is passed, then the parts, those over their own budget and the largest first. */
export function overBudget(what: string, bytes: number, budget: number, parts: Part[]): string {
  const lines = parts
    .toSorted((one, other) => over(other) - over(one) || other.bytes - one.bytes)
    .map(
      (part) => `${String(part.bytes).padStart(8)}  ${part.name}${over(part) ? `, ${over(part)} over its budget` : ""}`,
    );
  return [`${what}: ${bytes} bytes, ${bytes - budget} over the budget of ${budget}; made of`, ...lines].join("\n");
}

/** The modules of a bundle with the bytes of their code, before it is minified and compressed. */
export const partsOf = (modules: Record<string, { renderedLength: number }>): Part[] =>
  Object.entries(modules).map(([name, { renderedLength }]) => ({ name, bytes: renderedLength }));
