// First: it says in which order the layers stand, before any component brings its sheet.
import "./styles.css";
import { CarrelProvider, isChunkError, noteChunkErrors } from "@carrel/hooks";
import { CarrelError } from "@carrel/sdk";
import { Toaster } from "@carrel/ui/toast";
import { RouterProvider } from "@tanstack/react-router";
import { LucideProvider } from "lucide-react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { client, queryClient } from "./app/carrel";
import { NotAllowed } from "./app/may";
import { OrganisationTheme } from "./app/organisation-theme";
import { router } from "./app/router";
import { RouterLinks } from "./app/router-links";
import { guardSession } from "./app/session-guard";
import { trackUse } from "./app/tracking";

noteChunkErrors();
guardSession(router);
trackUse(router);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root, {
  // What a call could not do, or what could not be loaded, is told on the screen; anything else is a fault of ours.
  onCaughtError: (error) => {
    const isTold = error instanceof CarrelError || error instanceof NotAllowed || isChunkError(error);
    if (!isTold) reportError(error);
  },
}).render(
  <StrictMode>
    <OrganisationTheme>
      <CarrelProvider client={client} queryClient={queryClient}>
        <LucideProvider strokeWidth={1.5}>
          <RouterLinks>
            <RouterProvider router={router} />
            <Toaster />
          </RouterLinks>
        </LucideProvider>
      </CarrelProvider>
    </OrganisationTheme>
  </StrictMode>,
);
