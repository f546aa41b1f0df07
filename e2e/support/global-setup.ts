import { makeTemplate } from "./own-server";

/** Before all workers; what it returns runs after them. */
export default makeTemplate;
