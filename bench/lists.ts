import { compare } from "./compare";
import { codeOf, overYears, type Place } from "./years";

const page = { limit: 20, page: 1 };

/** What staff and a visitor's page ask of lists. */
const QUESTIONS: Record<string, (place: Place, round: number) => Promise<unknown>> = {
  "floor: one branch": ({ client, branchId }) => client.branches.get({ id: branchId }),
  "bookings: first page": ({ client }) => client.bookings.list(page),
  "bookings: page 50": ({ client }) => client.bookings.list({ ...page, page: 50 }),
  "bookings: those that wait": ({ client }) => client.bookings.list({ ...page, status: "PENDING" }),
  "bookings: those that were cancelled": ({ client }) => client.bookings.list({ ...page, status: "CANCELLED" }),
  "bookings: a code": ({ client, bookings }, round) =>
    client.bookings.list({ ...page, search: codeOf((bookings / 50) * round + 7) }),
  "bookings: a person's name": ({ client, customer }) => client.bookings.list({ ...page, search: customer.name }),
  "bookings: an e-mail address": ({ client, customer }) => client.bookings.list({ ...page, search: customer.email }),
  "bookings: a phone number": ({ client, customer }) => client.bookings.list({ ...page, search: customer.phone }),
  "bookings: its last digits": ({ client, customer }) =>
    client.bookings.list({ ...page, search: customer.phone.slice(-6) }),
  "bookings: a first name of one in ten": ({ client }) => client.bookings.list({ ...page, search: "priya" }),
  "bookings: a name among the cancelled ones": ({ client, customer }) =>
    client.bookings.list({ ...page, status: "CANCELLED", search: customer.name }),
  "bookings: two letters": ({ client }) => client.bookings.list({ ...page, search: "zq" }),
  "bookings: what nobody has": ({ client }) => client.bookings.list({ ...page, search: "zanzibar" }),
  "customers: first page": ({ client }) => client.customers.list(page),
  "customers: a name": ({ client, customer }) => client.customers.list({ ...page, search: customer.name }),
  "customers: a phone number": ({ client, customer }) => client.customers.list({ ...page, search: customer.phone }),
  "customers: a first name of one in ten": ({ client }) => client.customers.list({ ...page, search: "priya" }),
  "customers: what nobody has": ({ client }) => client.customers.list({ ...page, search: "zanzibar" }),
  "customers: those without a desk": ({ client }) => client.customers.unassigned(page),
  "one customer with all bookings": ({ client, customer }) => client.customers.get({ id: customer._id }),
  "a customer's payments": ({ client, customer }) => client.customers.transactions({ id: customer._id }),
  "desks: first page": ({ client }) => client.desks.list(page),
  "a desk's hours booked": ({ client, deskId }) => client.desks.hourlyBookings({ deskId, ...page }),
  "a desk's payments": ({ client, deskId }) => client.desks.transactions({ deskId, ...page }),
};

/** Lists and search of a branch with a million bookings beside one with ten thousand, on PostgreSQL. */
export const listsBench = () => overYears((places) => compare(places, QUESTIONS));
