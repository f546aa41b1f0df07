import { Callout } from "@carrel/ui/callout";

interface Stamped {
  updatedAt: string;
}

interface ChangedMeanwhileProps {
  /** The record as the form was opened with it. */
  seen: Stamped;
  /** As it is now. */
  stored: Stamped;
}

/** Above the fields of a form that stood open while somebody else changed its record. It sends `changed` alone, so that nothing of his is undone. */
export const ChangedMeanwhile = ({ seen, stored }: ChangedMeanwhileProps) =>
  stored.updatedAt !== seen.updatedAt && (
    <Callout tone="warning">Somebody else changed it meanwhile. Saving changes only what you changed here.</Callout>
  );
