import { Check } from "lucide-react";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { Button } from "../button";
import { StatusBadge } from "../status-badge";
import { families } from "../theme-panel/families";
import { type Measured, measureThemes, PAIRS } from "./measure";
import "./foundations.css";

/** The pair that comes closest to what it needs. */
const tightest = ({ ratios }: Measured) =>
  PAIRS.map(({ name, needs }, at) => ({ name, needs, has: ratios[at] ?? 0 })).reduce((least, pair) =>
    pair.has / pair.needs < least.has / least.needs ? pair : least,
  );

const show = (theme: string) => addons.getChannel().emit("updateGlobals", { globals: { theme } });

/** Real components in the theme: its tokens stand on the card instead of on `<html>`. */
const Card = ({ measured }: { measured: Measured }) => {
  const { theme, tokens } = measured;
  const { name, has } = tightest(measured);
  return (
    <li className="fd-theme" style={tokens as CSSProperties}>
      <div className="fd-theme__panel" inert>
        <p className="fd-theme__title">Reading room</p>
        <p className="fd-theme__muted">31 of 50 seats, until 22:00</p>
        <StatusBadge tone="success">Open</StatusBadge>
        <div className="fd-theme__actions">
          <Button size="sm" variant="primary">
            Book a seat
          </Button>
          <Button size="sm">Details</Button>
        </div>
      </div>
      <div className="fd-theme__foot">
        <button type="button" className="fd-theme__name" onClick={() => show(theme.id)}>
          {theme.label}
        </button>
        <span className="fd-theme__ratio">
          <Check strokeWidth={2} aria-hidden="true" />
          {`${has.toFixed(1)} ${name.toLowerCase()}`}
        </span>
      </div>
    </li>
  );
};

export const ThemeCards = () => {
  const [measured, setMeasured] = useState<Measured[]>([]);
  useLayoutEffect(() => setMeasured(measureThemes()), []);
  const byId = new Map(measured.map((one) => [one.theme.id, one]));
  return (
    <div className="fd-page">
      <p className="fd-lead">
        {measured.length} themes, each with the pair that is closest to its limit: text needs 4.5 : 1, lines 3 : 1.
        Press a name to see the whole Storybook in it.
      </p>
      {families.map(({ name, members }) => (
        <section key={name} aria-label={name}>
          <h2 className="fd-heading">{name}</h2>
          <ul className="fd-themes">
            {members.map(({ id }) => {
              const one = byId.get(id);
              return one && <Card key={id} measured={one} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
