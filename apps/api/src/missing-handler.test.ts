import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the compiler says about a file, and where, under this package's own settings. */
const complaintsAbout = (path: string) => {
  const config = ts.getParsedCommandLineOfConfigFile(
    here("../tsconfig.json"),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  const program = ts.createProgram([here(path)], { ...config?.options, noEmit: true });
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(here(path)));
  return diagnostics.map(({ messageText, file, start = 0, length = 0 }) => {
    const place = file?.text.slice(start, start + length);
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
};

it("does not compile without a handler, or with one that gives something else, and says which", () => {
  const missing = complaintsAbout("./testing/fixtures/missing-handler.ts");
  expect(missing).toHaveLength(1);
  expect(missing[0]).toMatch(/Property 'remove' is missing/);
  const wrong = complaintsAbout("./testing/fixtures/wrong-result.ts");
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(/'remove\(...\)'[\s\S]*not assignable to type 'Deleted \| Failure'/);
});

it("does not compile with a handler of an operation that is pending, and says which", () => {
  const needless = complaintsAbout("./testing/fixtures/needless-handler.ts");
  expect(needless).toHaveLength(1);
  expect(needless[0]).toMatch(/^remove: .* is not assignable to type 'undefined'/);
});
