import type { ErrorComponentProps } from "@tanstack/react-router";
import { PartFailed } from "./part-failed";

/** Where not even the frame around the steps is there. */
export const PageFailed = (props: ErrorComponentProps) => (
  <main className="grid min-h-dvh place-items-center p-6">
    <PartFailed {...props} headingLevel={1} />
  </main>
);
