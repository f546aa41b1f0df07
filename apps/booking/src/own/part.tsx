import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Skeleton } from "@carrel/ui/skeleton";
import { type ReactNode, useId } from "react";

/** What a part shows, and how it is asked for again. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface PartProps<Data> {
  title: string;
  query: Asked<Data>;
  /** Beside the title. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the own area that is loaded by itself: one that fails leaves the others. */
export function Part<Data>({ title, query: { data, error, isPending, refetch }, actions, children }: PartProps<Data>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl font-semibold text-strong">
          {title}
        </h2>
        {actions}
      </div>
      {isPending && (
        <div aria-busy="true">
          <Skeleton shape="rect" height="5rem" />
        </div>
      )}
      {/* A later look that fails leaves what stands. */}
      {data === undefined && error && (
        <Callout
          tone="danger"
          role="alert"
          title="This could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </Callout>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
