// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { useCarrel } from "./provider";
import { useSession } from "./session";
import { COUNTERS, createHouse, deskNamed, OTHER_BRANCH, sessionWith } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useBranch } from "./use-branch";
import { usePermission } from "./use-permission";
import { useTerminology } from "./use-terminology";

const studyHall = () => {
  const session = sessionWith();
  return { ...session, loggedOrgDetails: { ...session.loggedOrgDetails, workspaceKind: "study-hall" as const } };
};

describe("useSession", () => {
  it("fetches the session once for all who ask", async () => {
    const { client, queryClient, called } = createHouse({ auth: { session: () => sessionWith({ name: "Asha" }) } });
    const hook = await renderHook(client, queryClient, () => [useSession().name, useSession().name]);
    expect(hook.current()).toEqual(["Asha", "Asha"]);
    expect(called()).toEqual(["auth.session"]);
    await hook.unmount();
  });

  it("shares its session with the application's own options", async () => {
    const { client, queryClient, q } = createHouse({ auth: { session: () => sessionWith({ name: "Asha" }) } });
    const hook = await renderHook(client, queryClient, () => useSession().name);
    expect(queryClient.getQueryData(q.auth.session().queryKey)?.name).toBe("Asha");
    await hook.unmount();
  });
});

describe("usePermission and useTerminology", () => {
  it("speak for the session that is known, and ask nobody for it", async () => {
    const { client, queryClient, q, called } = createHouse({});
    const hook = await renderHook(client, queryClient, () => ({
      may: [usePermission("desks.read"), usePermission("desks.write")],
      words: useTerminology().desks,
    }));
    expect(hook.current()).toEqual({ may: [false, false], words: "Desks" });
    await act(async () => queryClient.setQueryData(q.auth.session().queryKey, studyHall()));
    expect(hook.current()).toEqual({ may: [true, false], words: "Seats" });
    expect(called()).toEqual([]);
    await hook.unmount();
  });

  it("take the wording that a visitor's page names", async () => {
    const { client, queryClient } = createHouse({});
    const hook = await renderHook(client, queryClient, () => useTerminology("study-hall").member);
    expect(hook.current()).toBe("User");
    await hook.unmount();
  });
});

describe("useBranch", () => {
  it("changes the branch and forgets all but session and organisation", async () => {
    const changed = sessionWith({ selectedBranch: OTHER_BRANCH });
    const { client, queryClient, q } = createHouse({
      auth: { session: () => changed, selectBranch: () => changed },
      desks: { list: () => ({ data: [deskNamed("B1")], totalRecords: 1, counters: COUNTERS, room: null }) },
    });
    const session = q.auth.session().queryKey;
    const desks = q.desks.list({}).queryKey;
    queryClient.setQueryData(session, sessionWith());
    queryClient.setQueryData(desks, { data: [deskNamed("A1")], totalRecords: 1, counters: COUNTERS, room: null });
    queryClient.setQueryData(["organisation", "settings", {}], { name: "Harbour Works" });
    const hook = await renderHook(client, queryClient, useBranch);
    expect(hook.current().selectedBranch).toBe(sessionWith().selectedBranch);

    let message = "";
    await act(async () => {
      message = await hook.current().changeBranch(OTHER_BRANCH);
    });
    expect(message).toBe("Branch updated successfully");
    expect(hook.current().selectedBranch).toBe(OTHER_BRANCH);
    expect(queryClient.getQueryData(desks)).toBeUndefined();
    expect(queryClient.getQueryData(["organisation", "settings", {}])).toEqual({ name: "Harbour Works" });
    await hook.unmount();
  });

  it("forgets whatever area was loaded, pages too, but theme, organisation and session", async () => {
    const changed = sessionWith({ selectedBranch: OTHER_BRANCH });
    const { client, queryClient, q } = createHouse({ auth: { session: () => changed, selectBranch: () => changed } });
    localStorage.setItem("carrel-theme", "dark");
    const kept = [q.auth.session().queryKey, q.organisation.settings().queryKey];
    const forgotten = [
      q.auth.sessions().queryKey,
      q.desks.list.pages().queryKey,
      ...Object.keys(q)
        .filter((area) => area !== "auth" && area !== "organisation")
        .map((area) => [area, "seen", {}]),
    ];
    for (const queryKey of [...kept, ...forgotten]) queryClient.setQueryData<unknown>(queryKey, sessionWith());
    const hook = await renderHook(client, queryClient, useBranch);
    await act(async () => void (await hook.current().changeBranch(OTHER_BRANCH)));
    for (const queryKey of kept) expect(queryClient.getQueryData(queryKey)).toBeDefined();
    for (const queryKey of forgotten)
      expect([queryKey, queryClient.getQueryData(queryKey)]).toEqual([queryKey, undefined]);
    expect(localStorage.getItem("carrel-theme")).toBe("dark");
    await hook.unmount();
  });

  it("keeps everything when the server refuses", async () => {
    const { client, queryClient, q } = createHouse({});
    queryClient.setQueryData(q.auth.session().queryKey, sessionWith());
    const hook = await renderHook(client, queryClient, useBranch);
    await act(async () => {
      await expect(hook.current().changeBranch(OTHER_BRANCH)).rejects.toThrow("no handler for auth.selectBranch");
    });
    expect(hook.current().selectedBranch).toBe(sessionWith().selectedBranch);
    await hook.unmount();
  });
});

it("useCarrel gives the provider's client", async () => {
  const { client, queryClient } = createHouse({});
  const hook = await renderHook(client, queryClient, useCarrel);
  expect(hook.current()).toBe(client);
  await hook.unmount();
});
