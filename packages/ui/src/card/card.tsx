import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import "./card.css";

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  /** Under the title, in muted text. */
  description?: ReactNode;
  /** At the title's end: small buttons, a menu. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** False for what brings its own edges: a table, a map. */
  padded?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/**
 * One thing of the page, framed.
 *
 * @example <Card title="Opening hours" actions={<Button size="sm">Edit</Button>}>…</Card>
 */
export const Card = ({
  title,
  description,
  actions,
  footer,
  padded = true,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...rest}
      data-slot="card"
      data-padded={padded || undefined}
      className={cx("ui-card", className)}
    >
      {(title || actions) && (
        <header className="ui-card__header">
          <div className="ui-card__heading">
            {title && (
              <Heading id={id} className="ui-card__title">
                {title}
              </Heading>
            )}
            {description && <p className="ui-card__description">{description}</p>}
          </div>
          {actions && <div className="ui-card__actions">{actions}</div>}
        </header>
      )}
      <div className="ui-card__body">{children}</div>
      {footer && <footer className="ui-card__footer">{footer}</footer>}
    </section>
  );
};
