// What a stranger's application writes: 44 calls, checked against the published types.
import { contract, createClient } from "@carrel/sdk";

const client = createClient({ baseUrl: "/api" }, contract);
const id = "019a0000-0000-7000-8000-000000000001";
const query = { limit: 20, page: 1, search: "window" };

export const results: Promise<unknown>[] = [
  client.auth.session().then((session) => session.selectedBranch),
  client.auth
    .login({ email: "", password: "" })
    .then((reply) => (reply.statuscode === 1 ? reply.token : reply.data._id)),
  client.auth.verifyLogin({ _id: id, otp: "" }).then((reply) => reply.token),
  client.auth.selectBranch({ _id: id, selectedBranch: id }).then((session) => session.permissions),
  client.auth.sessions().then((sessions) => sessions[0]?.isCurrent),
  client.auth.logout(),
  client.branches.list(query).then((reply) => reply.data[0]?.timezone),
  client.branches.get({ id }).then((branch) => branch.timings),
  client.branches.add({ name: "", timezone: "" }).then((branch) => branch.code),
  client.branches.remove({ id }).then((deleted) => deleted._id),
  client.branches.listPublic({ orgId: id }).then((reply) => reply.data[0]?.name),
  client.desks.list(query).then((reply) => reply.counters.available),
  client.desks.get({ id }).then((desk) => desk.zone),
  client.desks.add({ branchId: id, name: "" }).then((desk) => desk.name),
  client.desks.update({ _id: id, zone: "" }).then((desk) => desk.position?.rotation),
  client.desks.bookDesk({ deskId: id, type: "DAILY" }).then((booking) => booking.code),
  client.desks.renew({ deskId: id, feePlanId: id, method: "cash" }).then((booking) => booking.endAt),
  client.desks
    .slots({ deskId: id, dayOption: "single", date: "", duration: 60 })
    .then((days) => days[0]?.slots[0]?.startAt),
  client.desks.listPublic({ branchId: id }).then((reply) => reply.quote),
  client.desks.bulkUploadTemplate({ format: "csv" }).then((download) => download.blob),
  client.bookings.list({ ...query, status: "PENDING" }).then((reply) => reply.data[0]?.visitor.email),
  client.bookings.get({ id }).then((booking) => booking.holdUntil),
  client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" }).then((booking) => booking.status),
  client.bookings.calendar({ from: "", to: "" }).then((calendar) => calendar.desks[0]?.days[0]?.bookings[0]?.name),
  client.bookings.superOrgLookup({ orgCode: "" }).then((organisation) => organisation.branches[0]?._id),
  client.bookings.sendOtp({ email: "", orgId: id }).then((sent) => sent.flow),
  client.bookings.verifyOtp({ email: "", orgId: id, otp: "" }).then((visitor) => visitor.verificationToken),
  client.customers.list(query).then((reply) => reply.data[0]?.name),
  client.customers.get({ id }).then((customer) => customer.email),
  client.customers.bookings({ id }),
  client.feePlans.list({}, { timeout: 1 }).then((reply) => reply.data[0]?.currency),
  client.feePlans.get({ id }).then((plan) => plan.amount),
  client.dashboard.bookingStats().then((stats) => stats.bookingDetails.upcoming[0]?.deskName),
  client.dashboard.paymentStats(),
  client.notifications.list(query).then((reply) => reply.data[0]?._id),
  client.notifications.markAllRead(),
  client.roles.list(query).then((reply) => reply.data[0]?.permissions),
  client.apiKeys.add({ name: "", kind: "publishable" }),
  client.auditLog.verify(),
  client.gallery.upload({ branchId: id, images: [new Blob()] }).then((images) => images[0]?.key),
  client.visitor.cancelBooking({ id }).then((booking) => booking.status),
  client.subscription.current(),
  client.website.domainStatus(),
  client.webhooks.list({}).then((reply) => reply.data[0]?.url),
];

// @ts-expect-error a desk needs a branch
client.desks.add({ name: "" });
// @ts-expect-error one record has no pages
client.desks.get.pages;
