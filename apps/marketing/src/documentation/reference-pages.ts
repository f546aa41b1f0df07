import type { Pages } from "../pages/page";
import { pagesOfSection } from "./documentation-pages";
import { REFERENCE } from "./reference-section";

/** Every call of the API, from the contract. */
export const REFERENCE_PAGES: Pages = pagesOfSection(REFERENCE);
