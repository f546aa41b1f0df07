import { defineFill, type FillProps } from "../../fills/define-fill";
import { PEOPLE_BLOCK, type TryPerson } from "./try-it/try-call";

/** Where the server runs the demo: who calls can be tried as. Whoever gets a code by mail takes longer than a try. */
export const tryItFill = defineFill(["demo"], ({ demo: { signIns } }: FillProps<"demo">) => {
  const people = signIns
    .filter(({ twoFactor }) => !twoFactor)
    .map(({ name, role, orgName, email, password }): TryPerson => ({ name, role, orgName, email, password }));
  const text = JSON.stringify(people).replaceAll("<", "\\u003c");
  return <script type="application/json" id={PEOPLE_BLOCK} dangerouslySetInnerHTML={{ __html: text }} />;
});
