import { cx } from "class-variance-authority";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { CopyButton } from "../copy-button";
import { Illustration, type IllustrationName } from "../illustration";
import "./empty-state.css";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** Why there is nothing: nothing yet, nothing that matches, nothing for this person, nothing that could be read. */
  kind: "first-use" | "filtered" | "forbidden" | "error";
  title: string;
  /** What this place is for, or what to do. */
  description?: ReactNode;
  /** The one thing to do first; for an error, trying again. */
  action?: ReactNode;
  /** Another drawing than the kind's own, by its name or as an element (`<KeysIllustration />`); `null` for none. */
  illustration?: IllustrationName | ReactElement | null;
  /** Of the failed request, for whoever asks for help. */
  requestId?: string;
  requestIdLabel?: string;
  /** The title's level in the page's outline. */
  headingLevel?: 1 | 2 | 3 | 4;
}

const DRAWINGS: Record<EmptyStateProps["kind"], IllustrationName> = {
  "first-use": "desks",
  filtered: "search-nothing",
  forbidden: "forbidden",
  error: "error",
};

/**
 * What stands where there is nothing to show.
 *
 * @example
 * <EmptyState kind="first-use" illustration="branches" title="Add your first branch"
 *   description="A branch is an address with desks that people can book." action={<Button variant="primary">Add branch</Button>} />
 */
export const EmptyState = ({
  kind,
  title,
  description,
  action,
  illustration = DRAWINGS[kind],
  requestId,
  requestIdLabel = "Request",
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={kind === "error" ? "alert" : undefined}
      {...rest}
      data-slot="empty-state"
      data-variant={kind}
      className={cx("ui-empty-state", className)}
    >
      {typeof illustration === "string" ? <Illustration name={illustration} /> : illustration}
      <Heading className="ui-empty-state__title">{title}</Heading>
      {description && <div className="ui-empty-state__description">{description}</div>}
      {action && <div className="ui-empty-state__action">{action}</div>}
      {requestId && (
        <p className="ui-empty-state__request">
          {requestIdLabel} <code>{requestId}</code>
          <CopyButton iconOnly variant="ghost" value={requestId} label={`Copy ${requestId}`} />
        </p>
      )}
    </div>
  );
};
