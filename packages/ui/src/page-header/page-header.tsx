import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Breadcrumb, type BreadcrumbItem } from "../breadcrumb";
import "./page-header.css";

export interface PageHeaderProps extends Omit<ComponentProps<"header">, "title" | "children"> {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** One sentence: what this place is for. */
  description?: ReactNode;
  /** Top right; one primary, and it comes last. */
  actions?: ReactNode;
  /** The way back up, or an element of one's own. */
  breadcrumb?: readonly BreadcrumbItem[] | ReactNode;
  /** Along the lower edge. */
  tabs?: ReactNode;
}

const isTrail = (breadcrumb: PageHeaderProps["breadcrumb"]): breadcrumb is readonly BreadcrumbItem[] =>
  Array.isArray(breadcrumb);

/**
 * What a screen is called and the one thing to do first.
 *
 * @example <PageHeader title="Branches" description="The places that people come to." actions={<Button>Add branch</Button>} />
 */
export const PageHeader = ({ title, description, actions, breadcrumb, tabs, className, ...rest }: PageHeaderProps) => (
  <header {...rest} data-slot="page-header" className={cx("ui-page-header", className)}>
    {isTrail(breadcrumb) ? <Breadcrumb items={breadcrumb} /> : breadcrumb}
    <div className="ui-page-header__row">
      <div className="ui-page-header__words">
        <h1 className="ui-page-header__title">{title}</h1>
        {description && <p className="ui-page-header__description">{description}</p>}
      </div>
      {actions && <div className="ui-page-header__actions">{actions}</div>}
    </div>
    {tabs && <div className="ui-page-header__tabs">{tabs}</div>}
  </header>
);
