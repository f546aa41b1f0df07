import { defineFill, type FillProps } from "../../fills/define-fill";
import { PEOPLE_BLOCK, type TryPerson } from "./try-it/try-call";

/**
 * Where the server runs the demo: who calls can be tried as, first those of places, since most calls are a place's. Whoever gets a code
 * by mail would take longer than a try.
 */
export const tryItFill = defineFill(["demo"], ({ demo: { signIns, sites } }: FillProps<"demo">) => {
  const places = new Set(sites.map(({ orgName }) => orgName));
  const rank = ({ orgName }: { orgName: string }) => (places.has(orgName) ? 0 : 1);
  const people = signIns
    .filter(({ twoFactor }) => !twoFactor)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ name, role, orgName, email, password }): TryPerson => ({ name, role, orgName, email, password }));
  const text = JSON.stringify(people).replaceAll("<", "\\u003c");
  return <script type="application/json" id={PEOPLE_BLOCK} dangerouslySetInnerHTML={{ __html: text }} />;
});
