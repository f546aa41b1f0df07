import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { text } from "../../app/search-params";
import { topicsQuery } from "./topics-query";

const mayWrite = may("help.write");

const help = createRoute({
  getParentRoute: () => office,
  path: "/help",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./help-screen"), "HelpScreen"),
});

const newTopic = createRoute({
  getParentRoute: () => help,
  path: "new",
  ...overList,
  beforeLoad: mayWrite,
  component: lazyRouteComponent(() => import("./topic-sheets"), "NewTopicSheet"),
});

const topic = createRoute({
  getParentRoute: () => office,
  path: "/help/$topicId",
  validateSearch: ({ read }: Search): { read?: string } => ({ read: text(read) }),
  component: lazyRouteComponent(() => import("./topic-screen"), "TopicScreen"),
});

/** An id is never a word, so no topic can be called so. */
const guide = createRoute({
  getParentRoute: () => office,
  path: "/help/guide",
  beforeLoad: () => {
    throw redirect({ to: "/help" });
  },
});

const guidePage = createRoute({
  getParentRoute: () => office,
  path: "/help/guide/$page",
  component: lazyRouteComponent(() => import("./guide-screen"), "GuideScreen"),
});

/** What changes a topic, over it. */
const change = { getParentRoute: () => topic, ...overList };

const editTopic = createRoute({
  ...change,
  path: "edit",
  beforeLoad: mayWrite,
  loader: () => queryClient.ensureQueryData(topicsQuery),
  component: lazyRouteComponent(() => import("./topic-sheets"), "EditTopicSheet"),
});

const newPart = createRoute({
  ...change,
  path: "parts/new",
  beforeLoad: mayWrite,
  component: lazyRouteComponent(() => import("./part-sheets"), "NewPartSheet"),
});

const editPart = createRoute({
  ...change,
  path: "parts/$partId",
  beforeLoad: mayWrite,
  component: lazyRouteComponent(() => import("./part-sheets"), "EditPartSheet"),
});

/** The part whose resource it is; without one it is the topic's own. */
const ofPart = ({ part }: Search): { part?: string } => ({ part: text(part) });

const newResource = createRoute({
  ...change,
  path: "resources/new",
  validateSearch: ofPart,
  beforeLoad: mayWrite,
  component: lazyRouteComponent(() => import("./resource-sheets"), "NewResourceSheet"),
});

const editResource = createRoute({
  ...change,
  path: "resources/$resourceId",
  validateSearch: ofPart,
  beforeLoad: mayWrite,
  component: lazyRouteComponent(() => import("./resource-sheets"), "EditResourceSheet"),
});

export const helpRoutes = [
  help.addChildren([newTopic]),
  guide,
  guidePage,
  topic.addChildren([editTopic, newPart, editPart, newResource, editResource]),
] as const;
