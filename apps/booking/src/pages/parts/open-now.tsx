import type { SiteBranch } from "@carrel/sdk";
import { openStates } from "../../place/open-now";
import type { View } from "../view";

/** Whether a branch is open; the page's script keeps it right by the states that come. */
export const OpenNow = ({ view, branch }: { view: View; branch: SiteBranch }) => {
  if (!view.shows("hours")) return null;
  const [state, ...later] = openStates(branch, view.now);
  if (!state) return null;
  return (
    <span className="open-now" data-open={state.isOpen} data-states={JSON.stringify([state, ...later])}>
      {state.words}
    </span>
  );
};
