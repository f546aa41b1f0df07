import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { HallPlan } from "./hall-plan";
import "./auth-layout.css";

export interface AuthLayoutProps extends ComponentProps<"div"> {
  brand: ReactNode;
  /** Beside the form from 1024 px on: decoration, not read out. By default the plan of a hall. */
  panel?: ReactNode;
  /** Under the form: privacy, terms, another language. */
  footer?: ReactNode;
}

/**
 * Sign-in and sign-up: the form at the start, a calm drawing at the end. The form brings the page's `<h1>`.
 *
 * @example <AuthLayout brand={<BrandLogo organisation={organisation} />}><h1>Sign in</h1>…</AuthLayout>
 */
export const AuthLayout = ({ brand, panel, footer, className, children, ...rest }: AuthLayoutProps) => (
  <div {...rest} data-slot="auth-layout" className={cx("ui-auth-layout", className)}>
    <div className="ui-auth-layout__side">
      <header className="ui-auth-layout__brand">{brand}</header>
      <main id="main" tabIndex={-1} className="ui-auth-layout__main">
        {children}
      </main>
      {footer && <footer className="ui-auth-layout__footer">{footer}</footer>}
    </div>
    <div className="ui-auth-layout__panel" aria-hidden="true">
      {panel ?? <HallPlan />}
    </div>
  </div>
);
