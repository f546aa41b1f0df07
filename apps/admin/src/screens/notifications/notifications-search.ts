import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";

export interface NotificationsSearch {
  /** Left out: all. */
  only?: "unread" | undefined;
}

export const notificationsSearch = ({ only }: Search): NotificationsSearch => ({
  only: oneOf(["unread"] as const, only),
});
