import { messagePage } from "../message-page";
import type { AppName } from "../site-files";

/** In place of an app that isn't there. */
export const notBuilt = (app: AppName) =>
  messagePage(503, "This app is not built", `Run npm start, or pnpm build, to build the ${app} app.`);
