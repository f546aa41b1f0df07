import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { TYPE_GROUPS } from "./type-words";

/** The settings' groups, before it is known what is chosen. */
export const SettingsSkeleton = () => (
  <div className="flex max-w-3xl flex-col gap-6" aria-hidden="true">
    {TYPE_GROUPS.map(({ id, title, types }) => (
      <Card key={id} title={title} padded={false}>
        <div className="flex flex-col gap-6 px-4 py-4">
          {types.map(({ type }) => (
            <Skeleton key={type} className="h-5 w-full" />
          ))}
        </div>
      </Card>
    ))}
  </div>
);
