import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import type { AreaPolicy } from "../../policy";

export const notificationPolicy: AreaPolicy<Available, Validation, "notifications"> = {
  markRead: { entry: "none" },
  markUnread: { entry: "none" },
  mark: { entry: "none" },
  markAllRead: { entry: "none" },
};
