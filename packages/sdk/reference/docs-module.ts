import { readDocs } from "./read-docs";
import { readSchemaDocs } from "./read-schema-docs";

const module = (imports: string, text: string, constant: string, docs: object): string =>
  [
    "// Made from the JSDoc of the sources by `pnpm reference`.",
    imports,
    "",
    `/** ${text} */`,
    `export const ${constant} = {`,
    ...Object.entries(docs).map(([name, doc]) => `  ${JSON.stringify(name)}: ${JSON.stringify(doc)},`),
    "};",
    "",
  ].join("\n");

/** The module that carries the rows' JSDoc to where there is no source to read. */
export const docsModule = (): string =>
  module(
    'import type { RowDoc } from "./row-doc";',
    "What each row's JSDoc says, by `area.operation`.",
    "rowDocs: Readonly<Record<string, RowDoc>>",
    readDocs(),
  );

/** The same of the schemas. */
export const schemaDocsModule = (): string =>
  module(
    'import type { SchemaDoc } from "./row-doc";',
    "What each schema's JSDoc says, by its name.",
    "schemaDocs: Readonly<Record<string, SchemaDoc>>",
    readSchemaDocs(),
  );
