import axe from "axe-core";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { atRest } from "../foundations/at-rest.fixture";

/** A page with its landmarks; what is passed as `bar` stands in the banner. */
export const WholePage = ({ bar, children }: { bar?: ReactNode; children?: ReactNode }) => (
  <>
    <header>{bar ?? "Athena Reading Rooms"}</header>
    <main>
      <h1>Bookings</h1>
      {children ?? <p>There are none yet.</p>}
    </main>
  </>
);

/** Fails with what axe finds on the document as a whole: what hides the page would count. */
export const expectWholePageAccessible = async () => {
  await atRest();
  const { violations } = await axe.run(document);
  await expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
};
