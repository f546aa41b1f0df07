/** One part of a legal text, under its own heading. */
export interface LegalPart {
  id: string;
  title: string;
  /** Paragraphs; a list is one part of them. */
  body: readonly (string | readonly string[])[];
}

/** A text that says what goes for everybody who uses the platform. */
export interface LegalText {
  title: string;
  /** What is most of it, in a few sentences. */
  lead: string;
  parts: readonly LegalPart[];
}
