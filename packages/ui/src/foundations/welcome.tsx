import { Badge } from "../badge";
import { Illustration } from "../illustration";
import { Mark } from "../logo";
import { themes } from "../themes";
import { GROUPS, pageOf } from "./welcome-groups";
import "./welcome.css";

/** What the toolbar above every page changes. */
const TOOLBAR = [
  ["Theme", "One of the themes, as an organisation would choose it"],
  ["Scale", "The size of everything, 12 to 16 px a root unit"],
  ["Input style", "Outlined or filled fields"],
  ["Ripple", "The wave under a press"],
  ["Words", "Those of a co-working space or of a study hall"],
  ["Direction", "Left to right or right to left"],
] as const;

/** The first page that a designer sees: what the kit is, where things are, what the toolbar does. */
export const Welcome = () => (
  <div dir="ltr" className="fd-welcome">
    <header className="fd-welcome__hero">
      <div>
        <p className="fd-welcome__brand">
          <Mark aria-hidden="true" />
          Carrel
        </p>
        <h1>A quiet place of one's own, drawn in plan</h1>
        <p className="fd-welcome__lead">
          Everything that Carrel's back-office, booking and marketing pages are made of: {themes.length} themes, the
          components with all their states, and whole screens put together from them. What you see here is the code that
          runs.
        </p>
      </div>
      <Illustration name="desks" />
    </header>

    <section aria-labelledby="fd-groups">
      <h2 id="fd-groups">What is where</h2>
      <ul className="fd-welcome__groups">
        {GROUPS.map((group) => (
          <li key={group.name}>
            <a href={pageOf(group)} target="_top">
              <strong>{group.name}</strong>
              <span>{group.holds}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>

    <div className="fd-welcome__columns">
      <section aria-labelledby="fd-toolbar">
        <h2 id="fd-toolbar">The toolbar above</h2>
        <p>It changes every page, and stays while you move around.</p>
        <dl>
          {TOOLBAR.map(([name, what]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="fd-read">
        <h2 id="fd-read">How to read a page</h2>
        <p>
          Each component says when to use it, what to do and not to do, its keys, its props and its parts. Its{" "}
          <em>Matrix</em> shows all its states; the stories after it hold how it behaves, and run as tests.
        </p>
        <p className="fd-welcome__status">
          <Badge tone="neutral">Stable</Badge> changes only with a note in the changelog.
        </p>
        <p className="fd-welcome__status">
          <Badge tone="info">New</Badge> is still finding its form.
        </p>
        <p>
          How to add a theme or to propose a component is in the kit's README, under <em>For designers</em>.
        </p>
      </section>
    </div>
  </div>
);
