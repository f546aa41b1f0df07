import { readDocs } from "./read-docs";

/** The module that carries the rows' JSDoc into the OpenAPI document, where there is no source to read. */
export const docsModule = (): string =>
  [
    "// Made from the JSDoc of src/contract by `pnpm reference`.",
    "",
    "/** What each row's JSDoc says, by `area.operation`. */",
    "export const rowDocs: Readonly<Record<string, { description: string; example: string }>> = {",
    ...Object.entries(readDocs()).map(([name, doc]) => `  ${JSON.stringify(name)}: ${JSON.stringify(doc)},`),
    "};",
    "",
  ].join("\n");
