import { lazy } from "react";

/** The frame by itself, or what a later screen shares with others would come with the frame, and so with the first screen of a booking. */
export const LaterFrame = lazy(async () => ({ default: (await import("./site-frame")).SiteFrame }));
