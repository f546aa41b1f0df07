import { defineFill, type FillProps } from "../fills/define-fill";
import { HIS_LINKS } from "./links";

/** The ways to what stands on a reseller's host, where he shows the public pages; nothing where he doesn't. */
export const hisLinksFill = defineFill(["hasPages"], ({ hasPages, options }: FillProps<"hasPages">) =>
  hasPages ? (
    <nav aria-label={options.label ?? "Pages"}>
      <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
        {HIS_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null,
);
