import type { ReactNode } from "react";
import { LinkProvider } from "./link-slot";

/** Links of a story go nowhere: a story that leaves its page ends the test that runs it. */
export const StayHere = ({ children }: { children: ReactNode }) => (
  <LinkProvider
    renderLink={({ href, onClick, children: content, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
        }}
      >
        {content}
      </a>
    )}
  >
    {children}
  </LinkProvider>
);
