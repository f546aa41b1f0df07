// First: it says in which order the layers stand, before any component brings its sheet.
import "./styles.css";
import { CarrelProvider } from "@carrel/hooks";
import { ThemeProvider } from "@carrel/ui/theme";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { client, queryClient } from "./app/carrel";
import { router } from "./app/router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <CarrelProvider client={client} queryClient={queryClient}>
        <RouterProvider router={router} />
      </CarrelProvider>
    </ThemeProvider>
  </StrictMode>,
);
