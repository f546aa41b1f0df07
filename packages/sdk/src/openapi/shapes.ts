import type { ContractShape } from "../contract/operation";
import type { ValidationShape } from "../validation";
import { boundsOf } from "./bounds";
import type { Components, JsonSchema } from "./components";
import { type FieldReference, fieldsOf } from "./field-reference";
import { typeText } from "./type-text";

/** Something that has a name: an object, or a kind of value such as `Email`. */
export interface ShapeReference {
  name: string;
  /** What it is, where anybody wrote it. */
  text?: string;
  /** Of an object. */
  fields?: FieldReference[];
  /** Of an object that is sent: what may be sent back as it was read, and changes nothing. */
  ignored: string[];
  /** Of anything else, as TypeScript says it. */
  type?: string;
  bounds: string[];
  /** The areas whose calls take or give it, by themselves or within something else; none: it stands elsewhere, as in a refusal. */
  areas: string[];
}

/** The names that a schema refers to. */
function* namesIn(part: unknown): Iterable<string> {
  if (typeof part !== "object" || part === null) return;
  const { $ref } = part as JsonSchema;
  if (typeof $ref === "string") yield typeText({ $ref });
  for (const inner of Object.values(part)) yield* namesIn(inner);
}

/** Every shape that the operations take or give, by its name. */
export function shapesOf<Table extends ContractShape>(
  validation: ValidationShape<Table>,
  { schemas, nameOf }: Components,
): ShapeReference[] {
  const areas = new Map<string, Set<string>>();
  const reach = (name: string, area: string) => {
    const known = areas.get(name) ?? new Set();
    if (known.has(area)) return;
    areas.set(name, known.add(area));
    for (const inner of namesIn(schemas[name])) reach(inner, area);
  };
  for (const [area, operations] of Object.entries<ValidationShape<ContractShape>[string]>(validation))
    for (const { input, output } of Object.values(operations)) {
      reach(nameOf(input), area);
      reach(nameOf(output), area);
    }
  return Object.entries(schemas)
    .filter(([name]) => !name.includes("."))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const { fields, ignored } = fieldsOf(schema);
      return {
        name,
        ...(typeof schema.description === "string" && { text: schema.description }),
        ...(schema.properties ? { fields } : { type: typeText(schema) }),
        ...{ ignored, bounds: boundsOf(schema), areas: [...(areas.get(name) ?? [])] },
      };
    });
}
