import type {
  AddDesk,
  Contract,
  Desk,
  DeskPage,
  Download,
  GalleryImage,
  PageQuery,
  Session,
  TemplateQuery,
  UploadGalleryImages,
} from "@carrel/sdk";
import type { InfiniteData, UseMutationOptions } from "@tanstack/react-query";
import { expect, expectTypeOf, it } from "vitest";
import type { PagedFactory, Queries, ReadFactory, WriteFactory } from "./query-types";
import type { recordsOf } from "./records-of";
import { createHouse } from "./testing/house";

type All = Queries<Contract>;
const { q, queryClient } = createHouse({});
const id = "019a0000-0000-7000-8000-000000000001";

it("types a read", () => {
  expectTypeOf<All["desks"]["get"]>().toEqualTypeOf<ReadFactory<{ id: string }, Desk>>();
  expectTypeOf(queryClient.getQueryData(q.desks.get({ id }).queryKey)).toEqualTypeOf<Desk | undefined>();
  expectTypeOf(q.auth.session).toBeCallableWith();
  expectTypeOf(queryClient.getQueryData(q.auth.session().queryKey)).toEqualTypeOf<Session | undefined>();
  // @ts-expect-error a desk is read by its id
  expect(q.desks.get({}).queryKey).toEqual(["desks", "get", {}]);
});

it("types a paged read", () => {
  expectTypeOf<All["desks"]["list"]>().toEqualTypeOf<PagedFactory<PageQuery, DeskPage>>();
  expectTypeOf(queryClient.getQueryData(q.desks.list.pages().queryKey)).toEqualTypeOf<
    InfiniteData<DeskPage, number> | undefined
  >();
  // @ts-expect-error one record has no pages
  expect(q.desks.get.pages).toBeUndefined();
});

it("types a write", () => {
  expectTypeOf<All["desks"]["add"]>().toEqualTypeOf<WriteFactory<AddDesk, Desk>>();
  expectTypeOf(q.desks.add()).toExtend<UseMutationOptions<Desk, Error, AddDesk>>();
  expectTypeOf(q.auth.logout()).toExtend<UseMutationOptions<{ signedOut: true }, Error, undefined>>();
  expectTypeOf(q.desks.add).toBeCallableWith({ once: "key", timeout: 60_000 });
  // @ts-expect-error an idempotency key is called `once` here
  expectTypeOf(q.desks.add).toBeCallableWith({ idempotencyKey: "key" });
  // @ts-expect-error a write takes its input when it is made, not before
  expect(q.desks.add({ branchId: id, name: "A1" }).mutationKey).toEqual(["desks", "add"]);
});

it("types files, up and down", () => {
  expectTypeOf<All["desks"]["bulkUploadTemplate"]>().toEqualTypeOf<ReadFactory<TemplateQuery, Download>>();
  expectTypeOf<All["gallery"]["upload"]>().toEqualTypeOf<WriteFactory<UploadGalleryImages, GalleryImage[]>>();
  expectTypeOf<UploadGalleryImages["images"]>().toEqualTypeOf<Blob[]>();
});

/** Names of the calls whose options have pages. */
type Paged = {
  [Area in keyof All]: {
    [Name in keyof All[Area]]: All[Area][Name] extends { pages: unknown } ? `${Area}.${Name & string}` : never;
  }[keyof All[Area]];
}[keyof All];

/** Those whose pages `recordsOf` doesn't take. */
type Unlisted = {
  [Area in keyof All]: {
    [Name in keyof All[Area]]: All[Area][Name] extends PagedFactory<never, infer Page>
      ? InfiniteData<Page> extends NonNullable<Parameters<typeof recordsOf>[0]>
        ? never
        : `${Area}.${Name & string}`
      : never;
  }[keyof All[Area]];
}[keyof All];

it("types pages where there are some, and nowhere else", () => {
  const typed = {
    "adminUsers.list": true,
    "roles.list": true,
    "apiKeys.list": true,
    "auditLog.list": true,
    "branches.list": true,
    "closures.list": true,
    "desks.listPublic": true,
    "desks.list": true,
    "desks.transactions": true,
    "desks.hourlyBookings": true,
    "desks.stays": true,
    "bookings.list": true,
    "visitor.bookings": true,
    "visitor.payments": true,
    "customers.list": true,
    "customers.unassigned": true,
    "feePlans.list": true,
    "shifts.list": true,
    "memberships.list": true,
    "memberships.bookings": true,
    "dues.list": true,
    "charges.list": true,
    "ledger.list": true,
    "cash.drawers": true,
    "cash.list": true,
    "dashboard.expiring": true,
    "notifications.list": true,
    "help.features": true,
    "help.search": true,
    "tracking.list": true,
    "businessUnits.list": true,
    "businessUnits.assigned": true,
    "businessUnits.comments": true,
    "installationRequests.list": true,
    "mails.list": true,
    "organisation.comments": true,
    "organisation.clients": true,
    "resellers.list": true,
    "resellers.statements": true,
    "resellers.earnings": true,
    "resellers.payouts": true,
    "superOrg.paymentsToReturn": true,
    "webhooks.list": true,
    "webhooks.deliveries": true,
  } satisfies Record<Paged, true>;
  const made = Object.entries(q).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([name, factory]) => ("pages" in factory ? [`${area}.${name}`] : [])),
  );
  expect(Object.keys(typed)).toEqual(made);
});

it("takes the pages of every list of records; what ends soon is keyed by its booking", () => {
  expectTypeOf<Unlisted>().toEqualTypeOf<"dashboard.expiring">();
});
