import { defineConfig } from "vite";
import { appConfig } from "../vite.shared.ts";

export default defineConfig(
  appConfig("admin", { door: /[\\/]screens[\\/]auth[\\/](?:auth-frame|login-screen)\.tsx$/ }),
);
