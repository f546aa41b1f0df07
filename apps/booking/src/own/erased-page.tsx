import type { Erased } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { HEADING } from "../flow/flow-frame";

/** The last word to who was erased: what is gone, and what stays and why. */
export const ErasedPage = ({ erased: { erased, stays } }: { erased: Erased }) => (
  <div className="flex max-w-[44rem] flex-col gap-5">
    <h1 className={HEADING}>Your data is erased</h1>
    <p className="m-0">You are signed out everywhere, and this device keeps nothing of you.</p>
    {erased.length > 0 && (
      <section aria-labelledby="gone" className="flex flex-col gap-2">
        <h2 id="gone" className="text-lg font-semibold text-strong">
          What is gone
        </h2>
        <ul className="m-0 ps-5">
          {erased.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
    )}
    {stays.length > 0 && (
      <section aria-labelledby="stays" className="flex flex-col gap-2">
        <h2 id="stays" className="text-lg font-semibold text-strong">
          What stays, and why
        </h2>
        <dl className="m-0 flex flex-col gap-3">
          {stays.map(({ what, reason }) => (
            <div key={what}>
              <dt className="font-medium text-strong">{what}</dt>
              <dd className="m-0">{reason}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
    <Button asChild className="self-start">
      <a href="/">Home</a>
    </Button>
  </div>
);
