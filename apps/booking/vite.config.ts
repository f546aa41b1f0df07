import { defineConfig } from "vite";
import { firstScreen } from "../vite.first-screen.ts";
import { appConfig } from "../vite.shared.ts";

const config = appConfig("booking");

export default defineConfig({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    firstScreen({ frames: "/src/first-screen/frames", screen: /src[\\/]app[\\/](?:qr-booking|client-home)-route\.tsx$/ }),
  ],
});
