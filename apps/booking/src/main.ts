import { knowLanguages } from "./first-screen/know-languages";
import { painted } from "./first-screen/painted";
import { startFailed } from "./first-screen/start-failed";

// What the server drew is on the screen before the app takes the processor; meanwhile the page fetches it.
void painted()
  .then(() => {
    const app = import("./start");
    knowLanguages();
    return app;
  })
  .then(({ start }) => start(), startFailed);
