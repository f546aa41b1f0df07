import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { type ReactNode, Suspense } from "react";

/** A card around charts, as high from the beginning as they will be. */
export const ChartCard = ({ children }: { children: ReactNode }) => (
  <Card className="min-w-0">
    <Suspense fallback={<Skeleton shape="rect" height="20rem" />}>
      <div className="flex flex-col gap-6">{children}</div>
    </Suspense>
  </Card>
);

/** The course of something, and beside it what it is made of. */
export const ChartRow = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">{children}</div>
);
