import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";
import { oneOf } from "../../app/search-params";

const mails = createRoute({
  getParentRoute: () => office,
  path: "/mails",
  validateSearch: ({ state }): { state?: "WAITING" | "ENDED" } => ({ state: oneOf(["WAITING", "ENDED"], state) }),
  component: lazyRouteComponent(() => import("./mails-screen"), "MailsScreen"),
});

export const mailRoutes = [mails] as const;
