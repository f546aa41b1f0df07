import type {
  CustomerUploadResult,
  CustomerUploadValidation,
  ProcessCustomerUpload,
  TemplateQuery,
  ValidateCustomerUpload,
} from "../schemas/bulk";
import type { ById, Deleted, Page, PageQuery } from "../schemas/common";
import type {
  AddCustomer,
  Customer,
  CustomerBookings,
  CustomerDetail,
  CustomerDocuments,
  CustomerStats,
  CustomerStatsQuery,
  MergeCustomers,
  UnassignedCustomer,
  UnassignedCustomerQuery,
  UpdateCustomer,
  UpdateCustomerDocuments,
  UploadCustomerPhoto,
} from "../schemas/customer";
import type { DeskTransaction } from "../schemas/desk-work";
import type { Download } from "../schemas/file";
import type { Statement, StatementQuery } from "../schemas/ledger";
import { file, form } from "./codec";
import { read, write } from "./operation";

export const customers = {
  /**
   * Lists the customers of the selected branch, a page at a time; `search` looks into names, e-mail addresses and phones.
   * @example const { data, totalRecords } = await client.customers.list({ search: "rao", limit: 20, page: 1 });
   */
  list: read<PageQuery, Page<Customer>>("POST /co-space/customers", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 20,
  }),

  /**
   * Reads one customer with his bookings and his desk.
   * @example const { bookings, currentAssignment } = await client.customers.get({ id });
   */
  get: read<ById, CustomerDetail>("GET /co-space/customers/id/{id}"),

  /**
   * Adds a customer: a name, and an e-mail address or a phone number. Who has either already is the same person (409
   * `customer_known`): `issues` names the field, `data.known` who it is (`field`, `_id`, `name`).
   * @example const customer = await client.customers.add({ name: "Asha Rao", email: "asha@example.com" });
   */
  add: write<AddCustomer, Customer>("POST /co-space/customers/add", {
    creates: true,
    touches: ["customers", "dashboard"],
  }),

  /**
   * Changes fields of a customer. What another customer has is refused as by `add` (409 `customer_known`).
   * @example await client.customers.update({ _id: customer._id, phone: "+91 98765 43210" });
   */
  update: write<UpdateCustomer, Customer>("PUT /co-space/customers/update", {
    touches: ["customers", "desks", "bookings", "dues", "charges", "ledger", "cash", "dashboard"],
  }),

  /**
   * Stores a picture of a customer in place of the one before and gives the customer. What is no PNG, JPEG, WebP or AVIF
   * is 415 `unsupported_image`; more than 5 MiB 413 `file_too_large`. Nobody else gets to see it: `photoUrl` reads it,
   * for 600 seconds.
   * @example const { photoUrl } = await client.customers.uploadPhoto({ id: customer._id, photo: file });
   */
  uploadPhoto: write<UploadCustomerPhoto, Customer>("POST /co-space/customers/{id}/photo", {
    sends: form,
    fallback: "Upload failed",
    touches: ["customers"],
    addition: true,
  }),

  /**
   * Reads the identity document that a customer showed and what the staff noted of him, which no other call gives.
   * @example const { idProof, notes } = await client.customers.documents({ id: customer._id });
   */
  documents: read<ById, CustomerDocuments>("GET /co-space/customers/{id}/documents", {
    permission: "customerDocuments.read",
    addition: true,
  }),

  /**
   * Changes the document or the notes of a customer.
   * @example await client.customers.updateDocuments({ id: customer._id, idProof: { kind: "passport", number: "K1234567" } });
   */
  updateDocuments: write<UpdateCustomerDocuments, CustomerDocuments>("PUT /co-space/customers/{id}/documents", {
    permission: "customerDocuments.write",
    touches: ["customers"],
    addition: true,
  }),

  /**
   * Deletes a customer who never booked (409 `customer_in_use` otherwise: deactivate him instead).
   * @example await client.customers.remove({ id: customer._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/customers/{id}", {
    removes: true,
    touches: ["customers", "dashboard"],
  }),

  /**
   * Makes two records of one person one: bookings and payments of `otherId` go over to `id`, which keeps its own fields, but for what
   * `take` names and what it lacks; the other record is gone for good. 409 `assignments_overlap` where both have a desk at the
   * same time; 409 `customer_elsewhere` where one has booked in a branch that the caller doesn't work in.
   * @example const customer = await client.customers.merge({ id: kept._id, otherId: twin._id, take: ["phone"] });
   */
  merge: write<MergeCustomers, Customer>("POST /co-space/customers/{id}/merge", {
    touches: ["customers", "desks", "bookings", "dues", "charges", "ledger", "cash", "dashboard"],
    addition: true,
  }),

  /**
   * The active customers of the selected branch who have no desk now, by name: those whom a desk can be given to.
   * @example const { data } = await client.customers.unassigned();
   */
  unassigned: read<UnassignedCustomerQuery, Page<UnassignedCustomer>>("POST /co-space/customers/unassigned", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 2000,
    fallback: "Failed to fetch unassigned customers",
  }),

  /**
   * How many customers there are, how many come and go, how long they book (minutes), and who books most.
   * @example const { activeCustomers, topCustomers } = await client.customers.stats({ branchId });
   */
  stats: read<CustomerStatsQuery, CustomerStats>("POST /co-space/customers/stats"),

  /**
   * What a customer paid and was paid back, the latest first, at most the 1,000 latest.
   * @example const transactions = await client.customers.transactions({ id: customer._id });
   */
  transactions: read<ById, DeskTransaction[]>("GET /co-space/transactions/customer/{id}", {
    fallback: "Failed to fetch transactions",
  }),

  /**
   * A customer's account: what he owed before some days, each charge and payment in them, and what he owes after, the oldest first; without
   * days from the first to the last. What was charged for visitors before they became customers is among it.
   * @example const { accounts } = await client.customers.statement({ id: customer._id, from: "2026-11-01" });
   */
  statement: read<StatementQuery, Statement>("GET /co-space/customers/{id}/statement", {
    query: ["from", "to"],
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * A customer's bookings by type, cancelled ones included: at most the 1,000 of each type that start last.
   * @example const { daily, hourly } = await client.customers.bookings({ id: customer._id });
   */
  bookings: read<ById, CustomerBookings>("GET /co-space/transactions/customer/{id}/bookings"),

  /**
   * The sheet to fill in for a members' import: the columns of `CUSTOMER_COLUMNS` in the organisation's wording, and an example.
   * @example const { filename, blob } = await client.customers.bulkUploadTemplate({ format: "xlsx" });
   */
  bulkUploadTemplate: read<TemplateQuery, Download>("GET /co-space/customers/bulk-upload/template", {
    query: ["format"],
    gives: file,
    permission: "customers.write",
    addition: true,
  }),

  /**
   * Checks the rows of a members' import, at most 5,000, and adds nothing: what is wrong, row by row, the values to process, and
   * in `notes` who is known already. A row that names a desk takes `bookings.write` too.
   * @example const { validationResults, summary } = await client.customers.validateBulkUpload({ data: [{ name: "Asha Rao", email: "asha@example.com" }] });
   */
  validateBulkUpload: read<ValidateCustomerUpload, CustomerUploadValidation>(
    "POST /co-space/customers/bulk-upload/validate",
    { gives: "reply", permission: "customers.write", addition: true },
  ),

  /**
   * Adds the customers of a members' import, and takes their memberships over, all or none. Who is known already is not added
   * again, and his record stays as it is. A membership that is taken over is an assignment that was paid elsewhere: nothing is
   * charged, no payment is written down, and nobody is mailed. A desk that was taken meanwhile is 409 `desk_taken`, a customer who
   * has a desk then 409 `customer_assigned`; `issues` name the rows.
   * @example const { created, known, takenOver } = await client.customers.processBulkUpload({ validatedData });
   */
  processBulkUpload: write<ProcessCustomerUpload, CustomerUploadResult>(
    "POST /co-space/customers/bulk-upload/process",
    {
      fallback: "Upload failed",
      touches: ["customers", "desks", "bookings", "dues", "charges", "ledger", "cash", "dashboard"],
      addition: true,
    },
  ),
};
