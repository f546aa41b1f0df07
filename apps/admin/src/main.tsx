import { CarrelProvider } from "@carrel/hooks";
import { ThemeProvider } from "@carrel/ui/theme";
import { Toaster } from "@carrel/ui/toast";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { client, queryClient } from "./app/carrel";
import { router } from "./app/router";
import { RouterLinks } from "./app/router-links";
import { guardSession } from "./app/session-guard";
import "./styles.css";

guardSession(router);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <CarrelProvider client={client} queryClient={queryClient}>
        <RouterLinks>
          <RouterProvider router={router} />
          <Toaster />
        </RouterLinks>
      </CarrelProvider>
    </ThemeProvider>
  </StrictMode>,
);
