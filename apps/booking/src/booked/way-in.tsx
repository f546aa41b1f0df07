/**
 * How to get in, in the branch's own words and lines. It stands apart from `PlaceContact`: a site's pages draw that too, and there the editor
 * hides the directions. Who books is told all the same.
 */
export const WayIn = ({ directions }: { directions: string | undefined }) =>
  directions ? (
    <div className="w-full text-start">
      <h3 className="text-base font-medium text-strong">How to get in</h3>
      <p className="m-0 mt-1 wrap-anywhere whitespace-pre-line">{directions}</p>
    </div>
  ) : null;
