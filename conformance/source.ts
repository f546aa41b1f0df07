import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export const root = join(import.meta.dirname, "..");

/** What is written or built beside the source. */
const ELSEWHERE = /(?:^|\/)(?:node_modules|dist|dist-ssr|storybook-static|\.turbo)(?:\/|$)/;

const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => ELSEWHERE.test(path) })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

/** Every test and story of the project, by its path from the root. */
export const testFiles: readonly string[] = filesLike("{packages,apps,e2e}/**/*.{test,spec,stories}.{ts,tsx,mjs}");

/** Every page that tells people how a thing is done. */
export const guidePages: readonly string[] = filesLike("docs/{guide,documentation}/**/*.md");

/** The TypeScript in a folder, without its tests. */
export const filesBelow = (folder: string): string[] =>
  filesLike(`${folder}/*.ts`).filter((file) => !file.includes(".test."));

export const isThere = (path: string): boolean => existsSync(join(root, path));

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** A file's syntax. Trees are large, so none is kept. */
export const syntaxOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);

/** Every node below one, itself first. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  const visit = (child: ts.Node) => {
    nodes.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return nodes;
}

/** The text of a literal without parts of its own, or with each part as a dot; null for anything else. */
export function literalOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}
