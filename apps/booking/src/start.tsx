// First: it says in which order the layers stand, before any component brings its sheet.
import "./styles.css";
import { CarrelProvider, isChunkError, noteChunkErrors } from "@carrel/hooks";
import { ThemeProvider } from "@carrel/ui/theme";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { client, queryClient } from "./app/carrel";
import { router } from "./app/router";

noteChunkErrors();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** The router hears of Back and Forward from its first drawing on: whoever was quicker is led on then. */
function CaughtUp() {
  useEffect(() => {
    if (router.state.location.href !== router.history.location.href) void router.load();
  }, []);
  return null;
}

export const start = async () => {
  // What the server drew stands until there is as much to show.
  await router.load();
  const app = createRoot(root, {
    // What could not be loaded is told on the screen; anything else is a fault of ours.
    onCaughtError: (error) => {
      if (!isChunkError(error)) reportError(error);
    },
  });
  // In small pieces: a phone answers a finger between them.
  startTransition(() =>
    app.render(
      <StrictMode>
        <ThemeProvider>
          <CarrelProvider client={client} queryClient={queryClient}>
            <RouterProvider router={router} />
            <CaughtUp />
          </CarrelProvider>
        </ThemeProvider>
      </StrictMode>,
    ),
  );
};
