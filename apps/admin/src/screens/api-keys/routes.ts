import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";

const apiKeys = createRoute({
  getParentRoute: () => office,
  path: "/api-keys",
  component: lazyRouteComponent(() => import("./api-keys-screen"), "ApiKeysScreen"),
});

const newApiKey = createRoute({
  getParentRoute: () => apiKeys,
  path: "new",
  ...overList,
  beforeLoad: may("apiKeys.write"),
  component: lazyRouteComponent(() => import("./new-api-key-sheet"), "NewApiKeySheet"),
});

const apiKey = createRoute({
  getParentRoute: () => apiKeys,
  path: "$apiKeyId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.apiKeys.get({ id: params.apiKeyId })),
  component: lazyRouteComponent(() => import("./api-key-sheet"), "ApiKeySheet"),
});

export const apiKeyRoutes = [apiKeys.addChildren([newApiKey, apiKey])] as const;
