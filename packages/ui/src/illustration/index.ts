export {
  CommentsIllustration,
  FilesIllustration,
  KeysIllustration,
  LogIllustration,
  OrganisationsIllustration,
  PaymentsIllustration,
  PeopleIllustration,
  ResellersIllustration,
  type SceneProps,
} from "./drawings";
export { Illustration, type IllustrationProps } from "./illustration";
export type { IllustrationName } from "./scenes";

import "./illustration.css";
