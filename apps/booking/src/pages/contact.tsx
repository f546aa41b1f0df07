import { PlaceContact } from "../booked/place-lines";
import { ContactForm } from "./parts/contact-form";
import { OpenNow } from "./parts/open-now";
import { nameOf, type View } from "./view";

export const Contact = ({ view }: { view: View }) => (
  <div className="page page-contact">
    <h1>Contact {view.focus ? nameOf(view, view.focus) : view.place.orgName}</h1>
    <div className="contact-grid">
      <div className="reach">
        {view.branches.map((branch) => (
          <section key={branch._id} aria-labelledby={`reach-${branch._id}`} className="reach-branch">
            <h2 id={`reach-${branch._id}`}>{nameOf(view, branch)}</h2>
            <p>
              <OpenNow view={view} branch={branch} />
            </p>
            <div className="way-lines">
              <PlaceContact branch={branch} />
            </div>
            {view.shows("directions") && branch.directions && <p className="directions">{branch.directions}</p>}
          </section>
        ))}
      </div>
      {view.takesMessages && <ContactForm view={view} />}
    </div>
  </div>
);
