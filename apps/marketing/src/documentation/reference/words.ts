import type { CallReference, FieldReference, InputField, Refusal } from "@carrel/sdk/openapi";
import { shapeNamed } from "./reference";

/** `customerDocuments` → `customer documents` */
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const VERBS: Readonly<Record<string, string>> = { read: "see", write: "change", refund: "refund" };

/** Who calls, in Markdown. */
export function whoText({ access, permission, confirmation }: CallReference): string {
  if (access === "public") return "Anyone with an API key.";
  if (access === "customer") return "A visitor with a verified address: his token, and an API key.";
  if (access === "signed") return "A machine that signs the body.";
  if (permission === null) return "Any signed-in person, with an API key.";
  const [area = "", kind = ""] = permission.split(".");
  const who = `A signed-in person whose role may ${VERBS[kind] ?? kind} ${spaced(area)} (\`${permission}\`)`;
  return confirmation ? `${who}. ${confirmation}` : `${who}, or a secret key with that permission.`;
}

/** How a call answers when all is well, in Markdown; the type may be linked. */
export function replyText({ reply, pageSize }: CallReference, typed: (type: string) => string): string {
  const where = {
    data: `with \`data\`: ${typed(reply.type)}`,
    whole: reply.fields ? "with these fields beside `status`" : `with ${typed(reply.type)} beside \`status\``,
    file: "with the file as its body",
  }[reply.carries];
  return `\`${reply.status}\` ${where}.${pageSize ? ` Pages hold ${pageSize} unless \`limit\` says otherwise.` : ""}`;
}

export const refusalsText = (refusals: readonly Refusal[]): string =>
  refusals.map(({ status, codes }) => `\`${status}\` ${codes.map((code) => `\`${code}\``).join(", ")}`).join(" · ");

const PLACES = { path: "in the path", query: "in the query", body: "" } as const;

/** What a kind of value is, where a field says no more: of ids everybody knows it by the second. */
function valueText(type: string): string {
  const shape = shapeNamed(type.replace(/\[\]| \| null/g, ""));
  return shape && !shape.fields && shape.name !== "Id" ? (shape.text ?? "") : "";
}

/** What is said of a field beside its name and type, in Markdown. */
export const fieldText = (field: FieldReference | InputField): string =>
  [
    field.text ?? valueText(field.type),
    [...("place" in field && PLACES[field.place] ? [PLACES[field.place]] : []), field.bounds.join(", ")]
      .filter(Boolean)
      .join(": "),
  ]
    .filter(Boolean)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .map((text) => (/[.?:`]$/.test(text) ? text : `${text}.`))
    .join(" ");
