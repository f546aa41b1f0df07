import { inTurns } from "./first-screen/in-turns";
import { knowLanguages } from "./first-screen/know-languages";
import { nameSheets } from "./first-screen/name-sheets";
import { painted } from "./first-screen/painted";
import { startFailed } from "./first-screen/start-failed";

knowLanguages();
nameSheets();

// What the server drew is on the screen before the app takes the processor; meanwhile the page fetches it.
void painted()
  .then(() => inTurns([() => import("react-dom/client"), () => import("./app/router"), () => import("./start")]))
  .then(([, , { start }]) => start(), startFailed);
