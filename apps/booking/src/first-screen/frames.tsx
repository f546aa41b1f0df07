import { ThemeProvider } from "@carrel/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { FlowFrame, HEADING, StepSection } from "../flow/flow-frame";
import { TITLES } from "../flow/step-words";
import { SiteParts } from "../site/site-parts";

/* The build draws these, and the server fills the holes (`apps/api/src/sites/first-screen.ts`): what React draws a moment later
   comes from the same parts. The logo of a name is its first letter: there a brace stands alone. */
const HOLES = { orgName: "{orgName}", desk: "{desk}", home: "{home}" };

const SOME = [
  { _id: "one", name: "" },
  { _id: "other", name: "" },
];

interface FrameProps {
  step: "place" | "when";
  /** Whether there is more than one branch. */
  asksPlace: boolean;
  /** Whether it stands on the organisation's own site, whose header leads to its other pages. */
  isOwn: boolean;
}

/** Out of reach until React stands: nothing in it would answer. */
const Frame = ({ step, asksPlace, isOwn }: FrameProps) => (
  <div inert>
    <SiteParts
      brand={{ orgName: HOLES.orgName }}
      branches={asksPlace ? SOME : []}
      branchId={step === "when" ? "one" : undefined}
      home={HOLES.home}
      page={isOwn ? "/book" : undefined}
      platform=""
    >
      <FlowFrame step={step} asksPlace={asksPlace} words={HOLES}>
        <StepSection>
          <h1 className={HEADING}>{TITLES[step](HOLES)}</h1>
          {/* Days and hours take more than a phone shows: the footer isn't in sight. */}
          {step === "when" && <div className="min-h-dvh md:min-h-0" />}
        </StepSection>
      </FlowFrame>
    </SiteParts>
  </div>
);

const drawn = (props: FrameProps) =>
  renderToStaticMarkup(
    <ThemeProvider>
      <Frame {...props} />
    </ThemeProvider>,
  );

/** What the first screen begins with: of a place with one branch, of one with more, and once one of those is picked. */
const framesOf = (isOwn: boolean) => ({
  one: drawn({ step: "when", asksPlace: false, isOwn }),
  place: drawn({ step: "place", asksPlace: true, isOwn }),
  when: drawn({ step: "when", asksPlace: true, isOwn }),
});

/** Of a poster's page, and of the organisation's own site. */
export const frames = () => ({ poster: framesOf(false), own: framesOf(true) });
