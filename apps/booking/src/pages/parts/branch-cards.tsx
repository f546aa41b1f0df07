import type { SiteBranch } from "@carrel/sdk";
import { planTerms, priceOf } from "../plan-words";
import type { View } from "../view";
import { BookLink } from "./book-link";
import { RoomDrawing } from "./drawing";
import { OpenNow } from "./open-now";
import { Photo } from "./photo";

export const addressLine = ({ address: { line1, line2, city } }: SiteBranch) =>
  [line1, line2, city].filter(Boolean).join(", ");

/** The lowest price of a branch, such as `From ₹120 an hour`. */
export const FromPrice = ({ branch: { plans } }: { branch: SiteBranch }) => {
  const [cheapest] = plans;
  return (
    cheapest && (
      <p className="from-price">
        From <strong>{priceOf(cheapest)}</strong> {planTerms(cheapest)}
      </p>
    )
  );
};

interface CardProps {
  view: View;
  branch: SiteBranch;
  /** Whether there is a picture on each card: a drawing on one of a branch without a photo, so that they stand alike. */
  hasPicture: boolean;
}

const Card = ({ view, branch, hasPicture }: CardProps) => {
  const [first] = branch.photos;
  return (
    <li className="branch-card">
      {hasPicture && (
        <div className="branch-photo">
          {first === undefined ? (
            <RoomDrawing />
          ) : (
            <Photo
              view={view}
              photo={{ key: first, branchId: branch._id, alt: `Photo of ${branch.name}` }}
              sizes="(width < 700px) 92vw, 24rem"
            />
          )}
        </div>
      )}
      <div className="branch-text">
        <h3>
          <a href={view.pageLink("home", branch._id)}>{branch.name}</a>
        </h3>
        <p className="branch-address">{addressLine(branch)}</p>
        <p>
          <OpenNow view={view} branch={branch} />
        </p>
        {view.shows("plans") && <FromPrice branch={branch} />}
        <BookLink view={view} branchId={branch._id} />
      </div>
    </li>
  );
};

/** All branches side by side. */
export const BranchCards = ({ view }: { view: View }) => {
  const { branches } = view.place;
  const hasPicture = view.shows("photos") && branches.some(({ photos }) => photos.length > 0);
  return (
    <section className="part part-branches" aria-labelledby="branches">
      <h2 id="branches">Our branches</h2>
      <ul className="branch-cards">
        {branches.map((branch) => (
          <Card key={branch._id} view={view} branch={branch} hasPicture={hasPicture} />
        ))}
      </ul>
    </section>
  );
};
