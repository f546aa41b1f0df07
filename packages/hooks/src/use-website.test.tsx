// @vitest-environment jsdom
import type { DnsMapping, WebsiteSettings } from "@carrel/sdk";
import { DnsMapping as MappingSchema, WebsiteSettings as SettingsSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { createHouse } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useWebsite } from "./use-website";

const settings: WebsiteSettings = {
  ...(exampleOf(SettingsSchema) as WebsiteSettings),
  defaultDomain: "harbour.example.test",
  defaultDomainStatus: "PENDING",
};
const dnsMapping = exampleOf(MappingSchema) as DnsMapping;
const domains = ["harbour.example.test", "harbour-works.example.test"];

type Failure = () => Response;

/** A screen about a site whose server can be told to fail. */
async function websiteScreen(server: { failure?: Failure; failsOnly?: "availableDomains" } = {}) {
  const fails = () => (server.failsOnly === undefined ? server.failure?.() : undefined);
  const house = createHouse({
    website: {
      settings: () => fails() ?? settings,
      domainStatus: () => fails() ?? { websiteSettings: settings, dnsMapping },
      availableDomains: () => server.failure?.() ?? { domains },
    },
  });
  const hook = await renderHook(house.client, house.queryClient, useWebsite);
  const done = () => hook.until(({ loading }) => expect(loading).toBe(false));
  return { ...hook, ...house, done };
}

it("gives settings, DNS records and domains", async () => {
  const screen = await websiteScreen();
  await screen.done();
  expect(screen.current()).toMatchObject({
    settings,
    dnsMapping,
    domains,
    error: null,
    hasLoaded: true,
    unauthorized: false,
  });
  await screen.unmount();
});

it("hasn't loaded before the settings came once, and stays so after a later failure", async () => {
  const server: { failure?: Failure } = { failure: () => refuse(500, { message: "Down" }) };
  const screen = await websiteScreen(server);
  await screen.until(({ error }) => expect(error?.message).toBe("Down"));
  await screen.done();
  expect(screen.current()).toMatchObject({ hasLoaded: false, settings: undefined, dnsMapping: null, domains: [] });
  delete server.failure;
  await act(async () => screen.current().reload());
  await screen.until(({ hasLoaded }) => expect(hasLoaded).toBe(true));
  await screen.done();
  expect(screen.current().error).toBeNull();
  server.failure = () => refuse(500, { message: "Down again" });
  await act(async () => screen.current().reload());
  await screen.until(({ error }) => expect(error?.message).toBe("Down again"));
  expect(screen.current()).toMatchObject({ hasLoaded: true, settings });
  await screen.unmount();
});

it.each([
  { failure: () => refuse(403, { message: "Your role doesn't allow this" }), message: "Your role doesn't allow this" },
  { failure: () => refuse(401, { statuscode: 7067 }), message: "Session expired" },
])("marks $message as unauthorized, and tells it", async ({ failure, message }) => {
  const screen = await websiteScreen({ failure });
  await screen.until(({ unauthorized }) => expect(unauthorized).toBe(true));
  await screen.done();
  expect(screen.current().error?.message).toBe(message);
  await screen.unmount();
});

it("marks it too when the domains alone are closed", async () => {
  const screen = await websiteScreen({ failure: () => refuse(403), failsOnly: "availableDomains" });
  await screen.until(({ unauthorized }) => expect(unauthorized).toBe(true));
  await screen.until(({ hasLoaded }) => expect(hasLoaded).toBe(true));
  expect(screen.current()).toMatchObject({ settings, domains: [] });
  await screen.unmount();
});

it("tells any other failure without the mark", async () => {
  const screen = await websiteScreen({ failure: () => Response.json({ status: false }, { status: 500 }) });
  await screen.until(({ error }) => expect(error?.message).toBe("An unexpected error occurred"));
  await screen.done();
  expect(screen.current().unauthorized).toBe(false);
  await screen.unmount();
});

it("overwrites the default domain's status without a call", async () => {
  const screen = await websiteScreen();
  await screen.done();
  const asked = screen.called().length;
  await act(async () => screen.current().setDefaultDomainStatus("VERIFIED"));
  expect(screen.current().settings).toEqual({ ...settings, defaultDomainStatus: "VERIFIED" });
  const status = screen.queryClient.getQueryData(screen.q.website.domainStatus().queryKey);
  expect(status?.websiteSettings.defaultDomainStatus).toBe("VERIFIED");
  expect(screen.called()).toHaveLength(asked);
  await screen.unmount();
});

it("overwrites nothing that isn't there", async () => {
  const screen = await websiteScreen({ failure: () => refuse(500) });
  await screen.until(({ error }) => expect(error).not.toBeNull());
  await act(async () => screen.current().setDefaultDomainStatus("VERIFIED"));
  expect(screen.current()).toMatchObject({ hasLoaded: false, settings: undefined });
  await screen.unmount();
});

it("follows a pending domain until it is decided", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const state = { ...settings, customDomain: "desks.example.test", status: "PENDING" } as WebsiteSettings;
    const house = createHouse({
      website: {
        settings: () => settings,
        domainStatus: () => ({ websiteSettings: state, dnsMapping }),
        availableDomains: () => ({ domains }),
      },
    });
    const hook = await renderHook(house.client, house.queryClient, useWebsite);
    const asked = () => house.called().filter((call) => call.endsWith("domainStatus")).length;
    const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
    await hook.until(({ loading }) => expect(loading).toBe(false));
    await pass(3_000);
    expect(asked()).toBe(2);
    state.status = "VERIFIED";
    await pass(4_500);
    // What was asked for alone is newer than the settings.
    await hook.until(({ settings }) => expect(settings?.status).toBe("VERIFIED"));
    const last = asked();
    await pass(120_000);
    expect(asked()).toBe(last);
    await hook.unmount();
  } finally {
    vi.useRealTimers();
  }
});
