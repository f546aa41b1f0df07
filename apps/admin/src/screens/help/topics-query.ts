import { q } from "../../app/carrel";

/** Every topic: the server keeps at most 500. */
export const topicsQuery = q.help.features({ limit: 500, page: 1 });
