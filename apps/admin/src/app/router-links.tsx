import { LinkProvider } from "@carrel/ui/link-slot";
import type { ReactNode } from "react";
import { router } from "./router";

/** Whether an address opens a sheet over the screen that is open now. */
function opensOverThis(href: string): boolean {
  const { pathname } = new URL(href, location.origin);
  const parent = pathname.slice(0, pathname.lastIndexOf("/"));
  const leaf = router.getMatchedRoutes(pathname)[0].at(-1);
  return leaf?.options.staticData?.opensOver === true && router.latestLocation.pathname === parent;
}

/**
 * Lets the UI kit's links go through the router. A plain `<a>` stays what it is (middle click, copy address);
 * a plain left click on a path of this app navigates without a reload.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider
      renderLink={({ href, onClick, children: content, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
            if (event.defaultPrevented || !plain || !href?.startsWith("/")) return;
            event.preventDefault();
            void router.navigate({ href, resetScroll: !opensOverThis(href) });
          }}
        >
          {content}
        </a>
      )}
    >
      {children}
    </LinkProvider>
  );
}
