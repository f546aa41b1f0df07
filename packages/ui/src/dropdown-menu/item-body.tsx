import { Check, ChevronRight, Circle } from "lucide-react";
import type { ReactNode } from "react";
import "./dropdown-menu.css";

interface ItemBodyProps {
  icon?: ReactNode;
  shortcut?: string | undefined;
  children?: ReactNode;
}

/** What stands in a row of a menu, whether it drops down or opens where it is asked for. */
export const ItemBody = ({ icon, shortcut, children }: ItemBodyProps) => (
  <>
    {icon && <span className="ui-menu__icon">{icon}</span>}
    <span className="ui-menu__label">{children}</span>
    {shortcut && <kbd className="ui-menu__shortcut">{shortcut}</kbd>}
  </>
);

/** As ItemBody, for a row that leads to a further menu. */
export const SubTriggerBody = (props: ItemBodyProps) => (
  <>
    <ItemBody {...props} />
    <ChevronRight data-mirror strokeWidth={1.5} />
  </>
);

/** Inside the ItemIndicator of a row that is on or off, and of one that is the choice. */
export const ON_MARK = <Check strokeWidth={2} />;
export const CHOICE_MARK = <Circle strokeWidth={2} className="ui-menu__dot" />;
