import { contract } from "@carrel/sdk/contract";
import { apiReference, type CallReference, type FieldReference, type ShapeReference } from "@carrel/sdk/openapi";
import { validation } from "@carrel/sdk/validation";
import { namedHeadings } from "../headings";

export const API = "/documentation/api";
export const SHAPES = `${API}/shapes`;

const { areas, shapes } = apiReference(contract, validation);

/** What can be called, by area: what waits for its server is in no document. */
export const CALLS: ReadonlyMap<string, readonly CallReference[]> = new Map(
  areas.map(({ name, calls }) => [name, calls.filter(({ isPending }) => !isPending)]),
);

/** A name of a shape in a type; texts in it are skipped. */
export const NAME_IN_TYPE = /"[^"]*"|\b[A-Z]\w*\b/g;

const known = new Map(shapes.map((shape) => [shape.name, shape]));

export const shapeNamed = (name: string): ShapeReference | undefined => known.get(name);

const typesOf = (fields: readonly FieldReference[] = []) => fields.map(({ type }) => type);

/** The shapes that what stands on the pages refers to, at whatever remove. */
function shownShapes(): ReadonlySet<string> {
  const shown = new Set<string>();
  const see = (type: string) => {
    for (const [name] of type.matchAll(NAME_IN_TYPE)) {
      const shape = known.get(name);
      if (!shape || shown.has(name)) continue;
      shown.add(name);
      for (const inner of [shape.type ?? "", ...typesOf(shape.fields)]) see(inner);
    }
  };
  for (const { input, reply } of [...CALLS.values()].flat()) {
    for (const type of [...input.forms.flatMap(typesOf), ...(reply.fields ? typesOf(reply.fields) : [reply.type])])
      see(type);
    if (input.forms.length === 0) see(input.type);
  }
  return shown;
}

const shown = shownShapes();

/** What is only known in one area stands on its page, all else on a page of its own. */
const homeOf = ({ areas: [first, ...others] }: ShapeReference) =>
  first && others.length === 0 ? `${API}/${first}` : SHAPES;

/** The shapes that stand on a page. */
export const shapesAt = (path: string): ShapeReference[] =>
  shapes.filter((shape) => shown.has(shape.name) && homeOf(shape) === path);

export const SHAPES_TITLE = "Shapes";

/** The headings of an area's page in their order, with the ids that they get. */
export function idsOf(path: string): ReadonlyMap<string, string> {
  const nameOf = namedHeadings();
  const calls = CALLS.get(path.split("/").at(-1) ?? "") ?? [];
  const here = shapesAt(path);
  return new Map(
    [
      ...calls.map(({ id }) => id),
      ...(calls.length > 0 && here.length > 0 ? [SHAPES_TITLE] : []),
      ...here.map(({ name }) => name),
    ].map((heading) => [heading, nameOf(heading)]),
  );
}

/** Where each shape stands, by its name. */
export const ADDRESSES: ReadonlyMap<string, string> = new Map(
  [...new Set(shapes.filter(({ name }) => shown.has(name)).map(homeOf))].flatMap((path) =>
    [...idsOf(path)].filter(([heading]) => known.has(heading)).map(([name, id]) => [name, `${path}#${id}`] as const),
  ),
);
