import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

const FIGURES = ["branches", "desks", "people", "staff"];

/** A client's page while its data are on their way. */
export const ClientSkeleton = () => (
  <div aria-busy="true">
    <Skeleton lines={2} width="16rem" className="mb-6" />
    <div className="mb-6 grid grid-cols-2 gap-4 xl:grid-cols-4">
      {FIGURES.map((figure) => (
        <Card key={figure}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </div>
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-6">
        <Card>
          <Skeleton lines={4} />
        </Card>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </div>
      <Card>
        <Skeleton shape="rect" height="20rem" />
      </Card>
    </div>
  </div>
);
