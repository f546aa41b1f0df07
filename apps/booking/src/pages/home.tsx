import type { ReactNode } from "react";
import { isFindable, PlaceContact } from "../booked/place-lines";
import { Facilities } from "../place/facilities";
import { BEGINS_WITH_PHOTO, HOME_PARTS, type HomePart } from "./layouts";
import { BookLink } from "./parts/book-link";
import { addressLine, BranchCards } from "./parts/branch-cards";
import { RoomDrawing } from "./parts/drawing";
import { WeekTable } from "./parts/hours";
import { OpenNow } from "./parts/open-now";
import { Photo, type PlacePhoto, photosOf } from "./parts/photo";
import { Photos } from "./parts/photos";
import { Plans } from "./parts/plans";
import { plansOf } from "./plan-words";
import type { View } from "./view";

/** Characters from which a headline is set smaller. */
const LONG = 48;

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((one) => one.trim() !== "");

/** What the place is, in one sight: its words, whether it is open, and the way in. */
const Hero = ({ view, photo }: { view: View; photo: PlacePhoto | undefined }) => {
  const { place, focus, hasSeveral, layout } = view;
  const title = place.content.headline || place.orgName;
  const eyebrow = focus && hasSeveral ? focus.name : place.content.headline ? place.orgName : focus?.address.city;
  const hasPicture = BEGINS_WITH_PHOTO[layout];
  return (
    <section className="hero" data-photo={photo ? "" : undefined}>
      {hasPicture && (
        <div className="hero-picture">
          {photo ? <Photo view={view} photo={photo} sizes="100vw" isFirst /> : <RoomDrawing />}
        </div>
      )}
      <div className="hero-text">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 data-long={title.length > LONG || undefined}>{title}</h1>
        {focus && (
          <p className="hero-facts">
            <OpenNow view={view} branch={focus} />
            {addressLine(focus) && <span>{addressLine(focus)}</span>}
          </p>
        )}
        <p className="hero-actions">
          <BookLink view={view} size="lg" />
          <a className="more-link" href={view.pageLink("info")}>
            Hours, prices and the way
          </a>
        </p>
      </div>
    </section>
  );
};

const Part = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <section className={`part part-${name}`} aria-labelledby={name}>
    <h2 id={name}>{title}</h2>
    <div className="part-body">{children}</div>
  </section>
);

type Drawn = (view: View, photos: readonly PlacePhoto[]) => ReactNode;

const PARTS: Readonly<Record<HomePart, Drawn>> = {
  about: ({ place }) =>
    place.content.about.trim() !== "" && (
      <Part name="about" title={`About ${place.orgName}`}>
        {paragraphs(place.content.about).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
    ),
  branches: (view) => view.hasSeveral && !view.branchId && <BranchCards view={view} />,
  photos: (view, photos) => photos.length > 0 && <Photos view={view} photos={photos} />,
  plans: (view) => {
    const plans = view.shows("plans") ? plansOf(view.branches) : [];
    return (
      plans.length > 0 && (
        <Part name="plans" title="Prices">
          <Plans plans={plans} />
        </Part>
      )
    );
  },
  facilities: (view) => {
    const features = [...new Set(view.branches.flatMap((branch) => branch.features))];
    return (
      view.shows("facilities") &&
      features.length > 0 && (
        <Part
          name="facilities"
          title={view.branches.length > 1 ? "What you find in our branches" : "What you find here"}
        >
          <Facilities features={features} />
        </Part>
      )
    );
  },
  hours: (view) =>
    view.focus &&
    view.shows("hours") && (
      <Part name="hours" title="Opening hours">
        <WeekTable view={view} branch={view.focus} />
      </Part>
    ),
  way: (view) => {
    const { focus } = view;
    const directions = view.shows("directions") && focus?.directions;
    return (
      focus &&
      (isFindable(focus) || directions) && (
        <Part name="way" title="How to get here">
          <div className="way-lines">
            <PlaceContact branch={focus} />
          </div>
          {directions && <p className="directions">{directions}</p>}
        </Part>
      )
    );
  },
};

export const Home = ({ view }: { view: View }) => {
  const photos = photosOf(view);
  const hasFirst = BEGINS_WITH_PHOTO[view.layout];
  return (
    <>
      <Hero view={view} photo={photos[0]} />
      <div className="parts">
        {HOME_PARTS[view.layout].map((name) => (
          <Drawn key={name}>{PARTS[name](view, hasFirst ? photos.slice(1) : photos)}</Drawn>
        ))}
      </div>
    </>
  );
};

const Drawn = ({ children }: { children: ReactNode }) => children;
