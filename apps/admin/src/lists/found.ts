import type { PagesOptions, ReadOptions } from "@carrel/hooks";
import { queryClient } from "../app/carrel";
import type { ReadPage } from "./all-rows";
import { type AnyPage, countOf } from "./use-pages";

/** What a list finds: page by page on the screen, and all of it for a file or "all matching". */
export interface Found<Reply extends AnyPage> {
  pages: PagesOptions<Reply>;
  read: ReadPage<Reply["data"][number]>;
}

interface ListCall<Input, Reply> {
  (input: Input): ReadOptions<Reply>;
  pages: (input: Input) => PagesOptions<Reply>;
}

/**
 * What a list's call finds.
 * @example found(q.roles.list, { search })
 */
export const found = <Input extends object | undefined, Reply extends AnyPage>(
  call: ListCall<Input, Reply>,
  input: NoInfer<Input>,
): Found<Reply> => ({
  pages: call.pages(input),
  read: async (page) => {
    // Read anew, and not kept: pages of a thousand rows are shown by no screen. Offline it fails rather than waits.
    const once = { staleTime: 0, gcTime: 0, networkMode: "always" } as const;
    const reply = await queryClient.fetchQuery({ ...call({ ...input, ...page }), ...once });
    return { data: reply.data, totalRecords: countOf(reply) };
  },
});
