import type { SiteBranch, SitePart } from "@carrel/sdk";
import type { ReactNode } from "react";
import { isFindable, PlaceContact } from "../booked/place-lines";
import { Facilities } from "../place/facilities";
import { BookLink } from "./parts/book-link";
import { addressLine, FromPrice } from "./parts/branch-cards";
import { WeekTable } from "./parts/hours";
import { OpenNow } from "./parts/open-now";
import { Photo } from "./parts/photo";
import { Plans } from "./parts/plans";
import { nameOf, type View } from "./view";

/** What branches are compared by, beside their names. */
interface Column {
  title: string;
  /** What the organisation may hide. */
  part?: SitePart;
  isKnown: (branch: SiteBranch) => boolean;
  cell: (view: View, branch: SiteBranch) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  { title: "Now", part: "hours", isKnown: () => true, cell: (view, branch) => <OpenNow view={view} branch={branch} /> },
  { title: "Address", isKnown: (branch) => addressLine(branch) !== "", cell: (_, branch) => addressLine(branch) },
  {
    title: "Facilities",
    part: "facilities",
    isKnown: ({ features }) => features.length > 0,
    cell: (_, { features }) => <Facilities features={features} />,
  },
  {
    title: "Price",
    part: "plans",
    isKnown: ({ plans }) => plans.length > 0,
    cell: (_, branch) => <FromPrice branch={branch} />,
  },
];

/** Branches side by side, where there is room; each of them stands below in full. What is known of none is no column. */
const Comparison = ({ view }: { view: View }) => {
  const columns = COLUMNS.filter(
    ({ part, isKnown }) => (part === undefined || view.shows(part)) && view.branches.some(isKnown),
  );
  return (
    <div className="comparison">
      <table>
        <caption className="ui-visually-hidden">Our branches compared</caption>
        <thead>
          <tr>
            <th scope="col">Branch</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.branches.map((branch) => (
            <tr key={branch._id}>
              <th scope="row">
                <a href={`#branch-${branch._id}`}>{branch.name}</a>
              </th>
              {columns.map(({ title, isKnown, cell }) => (
                <td key={title}>{isKnown(branch) && cell(view, branch)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Branch = ({ view, branch }: { view: View; branch: SiteBranch }) => {
  const id = `branch-${branch._id}`;
  const [first] = view.shows("photos") ? branch.photos : [];
  const showsHours = view.shows("hours");
  const directions = view.shows("directions") && branch.directions;
  const showsFacilities = view.shows("facilities") && branch.features.length > 0;
  return (
    <article className="branch-info" id={id} aria-labelledby={`${id}-name`}>
      <header className="branch-head">
        <h2 id={`${id}-name`}>{nameOf(view, branch)}</h2>
        <p>
          <OpenNow view={view} branch={branch} />
        </p>
        <BookLink view={view} branchId={branch._id} />
      </header>
      {first !== undefined && (
        <div className="info-photo">
          <Photo
            view={view}
            photo={{ key: first, branchId: branch._id, alt: `Photo of ${nameOf(view, branch)}` }}
            sizes="(width < 900px) 92vw, 60rem"
          />
        </div>
      )}
      <div className="info-grid">
        {(showsHours || showsFacilities) && (
          <div>
            {showsHours && (
              <section>
                <h3>Opening hours</h3>
                <WeekTable view={view} branch={branch} />
              </section>
            )}
            {showsFacilities && (
              <section>
                <h3>What you find here</h3>
                <Facilities features={branch.features} />
              </section>
            )}
          </div>
        )}
        {view.shows("plans") && branch.plans.length > 0 && (
          <section className="info-plans">
            <h3>Prices</h3>
            <Plans plans={branch.plans} />
          </section>
        )}
        {(isFindable(branch) || directions) && (
          <section>
            <h3>How to get here</h3>
            <div className="way-lines">
              <PlaceContact branch={branch} />
            </div>
            {directions && <p className="directions">{directions}</p>}
          </section>
        )}
      </div>
    </article>
  );
};

export const Info = ({ view }: { view: View }) => (
  <div className="page">
    <h1>{view.focus ? `Hours, prices and the way to ${nameOf(view, view.focus)}` : "Hours, prices and the way"}</h1>
    {view.branches.length > 1 && <Comparison view={view} />}
    {view.branches.map((branch) => (
      <Branch key={branch._id} view={view} branch={branch} />
    ))}
  </div>
);
