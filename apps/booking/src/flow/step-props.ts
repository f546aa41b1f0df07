import type { BookableOrganisation, PublicBranch } from "@carrel/sdk";
import type { Draft } from "./draft";
import type { Words } from "./step-words";

/** What every step gets. */
export interface StepProps {
  organisation: BookableOrganisation;
  branch: PublicBranch;
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
  words: Words;
}
