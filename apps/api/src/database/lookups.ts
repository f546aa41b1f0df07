import { sql } from "kysely";
import type { LookupTransaction, Tenant, TenantTransaction } from "./port";

const first = async <Found>(rows: Promise<{ rows: Found[] }>) => (await rows).rows[0];

/** @param email in any case of letters @returns whose staff has proven the address, or null when nobody has */
export const findPersonOrganisation = async (db: LookupTransaction, email: string) =>
  (await first(sql<{ orgId: string | null }>`select find_person_organisation(${email}) as org_id`.execute(db)))
    ?.orgId ?? null;

export const findOrganisation = (db: LookupTransaction, orgId: string) =>
  first(sql<Tenant>`select * from find_organisation(${orgId}::uuid)`.execute(db));

/** An organisation by its code, in any case of letters. */
export const findOrganisationByCode = (db: LookupTransaction, orgCode: string) =>
  first(sql<Tenant>`select * from find_organisation_by_code(${orgCode})`.execute(db));

/** The organisation that runs the platform. */
export const findSuperOrganisation = (db: LookupTransaction | TenantTransaction) =>
  first(sql<Tenant>`select * from find_super_organisation()`.execute(db));

/** @returns the organisation whose order has this id, or null when there is none */
export const findReceiptOrganisation = async (db: LookupTransaction, orderId: string) =>
  (await first(sql<{ orgId: string | null }>`select find_receipt_organisation(${orderId}::uuid) as org_id`.execute(db)))
    ?.orgId ?? null;

/** @returns the organisation whose order the gateway names so, or null when there is none */
export const findOrderOrganisation = async (db: LookupTransaction, gatewayOrderId: string) =>
  (await first(sql<{ orgId: string | null }>`select find_order_organisation(${gatewayOrderId}) as org_id`.execute(db)))
    ?.orgId ?? null;

/** @returns the organisation whose order is paid at a phone's session, or null when there is no such session */
export const findPaymentSessionOrganisation = async (db: LookupTransaction, sessionId: string) =>
  (
    await first(
      sql<{ orgId: string | null }>`select find_payment_session_organisation(${sessionId}::uuid) as org_id`.execute(db),
    )
  )?.orgId ?? null;

/** @returns the branch's organisation, or null when there is no such branch */
export const findBranchOrganisation = async (db: LookupTransaction, branchId: string) =>
  (await first(sql<{ orgId: string | null }>`select find_branch_organisation(${branchId}::uuid) as org_id`.execute(db)))
    ?.orgId ?? null;

/** @returns the organisation that a host name was given to and that DNS leads to, or null when there is none */
export const findDomainOrganisation = async (db: LookupTransaction | TenantTransaction, domain: string) =>
  (await first(sql<{ orgId: string | null }>`select find_domain_organisation(${domain}) as org_id`.execute(db)))
    ?.orgId ?? null;

/**
 * @param parent a reseller's domain; null: the platform's own host
 * @returns the organisation whose site has a label below it, or null when there is none
 */
export const findLabelOrganisation = async (
  db: LookupTransaction | TenantTransaction,
  label: string,
  parent: string | null,
) =>
  (
    await first(
      sql<{ orgId: string | null }>`select find_label_organisation(${label}, ${parent}) as org_id`.execute(db),
    )
  )?.orgId ?? null;

/** What an organisation's address is made of; undefined where there is no such organisation. */
export interface FoundAddresses {
  /** Its own domain that DNS leads here: the primary one, else the one that was verified last. */
  ownDomain: string | null;
  /** Of its sub-domain. */
  label: string | null;
  /** Whether that lies below its reseller's domain. */
  isAtReseller: boolean;
  resellerId: string | null;
  /** As `ownDomain`, of its reseller. */
  resellerDomain: string | null;
}

export const findAddresses = (db: LookupTransaction | TenantTransaction, orgId: string) =>
  first(sql<FoundAddresses>`select * from find_addresses(${orgId}::uuid)`.execute(db));

/** @returns the domain of an organisation's reseller that its sub-domain can lie below, or null where there is none */
export const findResellerHome = async (db: LookupTransaction | TenantTransaction, orgId: string) =>
  (await first(sql<{ domain: string | null }>`select find_reseller_home(${orgId}::uuid) as domain`.execute(db)))
    ?.domain ?? null;

/** @returns those of some labels that another organisation has, below a reseller's domain or, with null, the platform's host */
export const labelsTaken = async (
  db: TenantTransaction,
  { homeId, labels, orgId }: { homeId: string | null; labels: readonly string[]; orgId: string },
) =>
  (
    await sql<{ label: string }>`
      select * from labels_taken(${homeId}::uuid, ${labels}::text[], ${orgId}::uuid)`.execute(db)
  ).rows.map(({ label }) => label);

/** @returns the organisation of a code's flow, or null when there is no such flow */
export const findFlowOrganisation = async (db: LookupTransaction, flowId: string) =>
  (await first(sql<{ orgId: string | null }>`select find_flow_organisation(${flowId}::uuid) as org_id`.execute(db)))
    ?.orgId ?? null;

/** @returns the organisation of a link, or null when there is no such link */
export const findLinkOrganisation = async (db: LookupTransaction, tokenHash: string) =>
  (await first(sql<{ orgId: string | null }>`select find_link_organisation(${tokenHash}) as org_id`.execute(db)))
    ?.orgId ?? null;

export const isOrgCodeTaken = async (db: LookupTransaction, orgCode: string) =>
  Boolean((await first(sql<{ taken: boolean }>`select is_org_code_taken(${orgCode}) as taken`.execute(db)))?.taken);

/**
 * Whether somebody has proven an address, or may take it back.
 * @param userId whose own it may be
 */
export const isEmailTaken = async (
  db: LookupTransaction | TenantTransaction,
  { email, userId = null, now }: { email: string; userId?: string | null; now: Date },
) => {
  const { rows } = await sql<{ taken: boolean }>`
    select is_email_taken(${email}, ${userId}::uuid, ${now}) as taken`.execute(db);
  return rows[0]?.taken === true;
};

/** Which rows a sweep is given. */
export interface SweepSearch {
  /** Organisations whose rows are left out. */
  without: readonly string[];
  limit: number;
}

/** A mail and whose it is. */
export interface FoundMail {
  orgId: string;
  mailId: string;
}

/** Queued mails of all tenants without a job, the longest waiting first. Put each in in its own tenant's transaction. */
export const dueMails = async (db: LookupTransaction, now: Date, { without, limit }: SweepSearch) =>
  (await sql<FoundMail>`select * from due_mails(${now}, ${without}::uuid[], ${limit})`.execute(db)).rows;

/** Queued and held mails of all tenants that are good no longer, or have waited since before an instant. */
export const mailsToEnd = async (
  db: LookupTransaction,
  { now, waitingSince }: { now: Date; waitingSince: Date },
  { without, limit }: SweepSearch,
) =>
  (await sql<FoundMail>`select * from mails_past(${now}, ${waitingSince}, ${without}::uuid[], ${limit})`.execute(db))
    .rows;

/** Organisations with mails that wait for room at an instant. */
export const mailHolders = async (db: LookupTransaction, now: Date, { without, limit }: SweepSearch) =>
  (await sql<{ orgId: string }>`select * from mail_holders(${now}, ${without}::uuid[], ${limit})`.execute(db)).rows;

/** Mails of all tenants from before an instant that wait for nothing any more. */
export const mailsToDelete = async (db: LookupTransaction, before: Date, { without, limit }: SweepSearch) =>
  (await sql<FoundMail>`select * from mails_to_delete(${before}, ${without}::uuid[], ${limit})`.execute(db)).rows;

/** Pending bookings of all tenants whose hold has run out. Cancel each in its own tenant's transaction. */
export const holdsToCancel = async (db: LookupTransaction, now: Date, { without, limit }: SweepSearch) =>
  (
    await sql<{ orgId: string; bookingId: string }>`
      select * from holds_to_cancel(${now}, ${without}::uuid[], ${limit})`.execute(db)
  ).rows;

/** Domains of all tenants that DNS is to be asked about, the longest waiting first. */
export const domainsToCheck = async (db: LookupTransaction, now: Date, { without, limit }: SweepSearch) =>
  (
    await sql<{ orgId: string; domain: string }>`
      select * from domains_to_check(${now}, ${without}::uuid[], ${limit})`.execute(db)
  ).rows;

/** A customer, and whose he is. */
export interface FoundPhone {
  orgId: string;
  customerId: string;
}

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** Customers of all tenants whose phone number is stored as it was written. Read it in its own tenant's transaction. */
export const phonesToRead = async (db: LookupTransaction, after: FoundPhone | undefined, limit: number) =>
  (
    await sql<FoundPhone>`
      select * from phones_to_read(${after?.orgId ?? BEFORE_ALL}::uuid, ${after?.customerId ?? BEFORE_ALL}::uuid, ${limit})
    `.execute(db)
  ).rows;

/** Mandates of all tenants that the gateway has to be asked about. Settle each in its own tenant's transaction. */
export const mandatesToSettle = async (db: LookupTransaction, now: Date, limit: number) =>
  (
    await sql<{ orgId: string; mandateId: string }>`
      select * from mandates_to_settle(${now}, ${limit})`.execute(db)
  ).rows;

/** A booking, and whose it is. */
export interface FoundBooking {
  orgId: string;
  bookingId: string;
}

/** Bookings of all tenants that look as what a move left behind before there were stays. Turn each in its own tenant's transaction. */
export const doublesToTurn = async (db: LookupTransaction, after: FoundBooking | undefined, limit: number) =>
  (
    await sql<FoundBooking>`
      select * from doubles_to_turn(${after?.orgId ?? BEFORE_ALL}::uuid, ${after?.bookingId ?? BEFORE_ALL}::uuid, ${limit})
    `.execute(db)
  ).rows;

/** Calls to be added to a counter. */
export interface Calls {
  /** What is counted, as text of any length. */
  caller: string;
  /** How many; negative ones are given back. */
  calls: number;
  /** How long a counter that begins now counts. */
  seconds: number;
}

/** What a counter stands at. */
export interface Counted {
  counted: number;
  /** Until it begins anew. */
  milliseconds: number;
}

/** Adds calls to the counters of the rate limits, in one statement. @param calls each caller once @returns in their order */
export const countCalls = async (db: LookupTransaction, calls: readonly Calls[]): Promise<Counted[]> => {
  const callers = calls.map(({ caller }) => caller);
  const counts = calls.map((call) => call.calls);
  const seconds = calls.map((call) => call.seconds);
  const found =
    await sql<Counted>`select * from count_calls(${callers}::text[], ${counts}::integer[], ${seconds}::integer[])`.execute(
      db,
    );
  return found.rows;
};

/** Before which instants things are to be deleted (platform/sweep-ended.ts). */
export interface SweepLimits {
  /** Code flows, links and sessions of payments that ended before it. */
  flows: Date;
  /** Sessions, staff's and visitors', that expired before it. */
  sessions: Date;
  /** Idempotency keys that were made before it. */
  keys: Date;
}

/** Organisations with something to delete. @param limit rows that are looked at in each table */
export const organisationsToSweep = async (db: LookupTransaction, before: SweepLimits, limit: number) => {
  const { flows, sessions, keys } = before;
  const found = await sql<{
    orgId: string;
  }>`select organisations_to_sweep as org_id from organisations_to_sweep(${flows}, ${sessions}, ${keys}, ${limit})`.execute(
    db,
  );
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with tracking events from before an instant. */
export const organisationsTrackedBefore = async (db: LookupTransaction, before: Date, limit: number) => {
  const found = await sql<{
    orgId: string;
  }>`select tracking_organisations as org_id from tracking_organisations(${before}, ${limit})`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with audit entries to seal. Seal each in its own tenant's transaction. */
export const unsealedOrganisations = async (db: LookupTransaction, limit: number) => {
  const found = await sql<{ orgId: string }>`select org_id from unsealed_organisations(${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with refusals of windows that began before an instant. Tell of each in its own tenant's transaction. */
export const refusedOrganisations = async (db: LookupTransaction, before: Date, limit: number) => {
  const found = await sql<{
    orgId: string;
  }>`select org_id from refused_organisations(${before}, ${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations whose figures have rows to fold. Fold each in its own tenant's transaction. */
export const unfoldedOrganisations = async (db: LookupTransaction, limit: number) => {
  const found = await sql<{ orgId: string }>`select org_id from unfolded_organisations(${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with events that nobody was told of. Tell them in each tenant's own transactions. */
export const untoldOrganisations = async (db: LookupTransaction, limit: number) => {
  const found = await sql<{ orgId: string }>`select org_id from untold_organisations(${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations where an assignment or the subscription ends within days. */
export const organisationsToRemind = async (db: LookupTransaction, now: Date) => {
  const found = await sql<{ orgId: string }>`select org_id from organisations_to_remind(${now}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations in which an assignment ends within the days that they remind their members of. */
export const organisationsWithEndings = async (db: LookupTransaction, now: Date) => {
  const found = await sql<{ orgId: string }>`select org_id from organisations_with_endings(${now}) as org_id`.execute(
    db,
  );
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with notifications or events from before an instant. @param limit rows that are looked at of each */
export const organisationsToldBefore = async (db: LookupTransaction, before: Date, limit: number) => {
  const found = await sql<{
    orgId: string;
  }>`select org_id from organisations_told_before(${before}, ${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations with messages of strangers from before an instant. @param limit messages that are looked at */
export const organisationsWrittenBefore = async (db: LookupTransaction, before: Date, limit: number) => {
  const found = await sql<{
    orgId: string;
  }>`select org_id from organisations_written_before(${before}, ${limit}) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/** Organisations that remind who owes by themselves, and have a branch where it is between two hours of the day. */
export const organisationsWithDebts = async (
  db: LookupTransaction,
  now: Date,
  { from, until }: { from: number; until: number },
) => {
  const found = await sql<{
    orgId: string;
  }>`select org_id from organisations_with_debts(${now}, ${from}::integer, ${until}::integer) as org_id`.execute(db);
  return found.rows.map(({ orgId }) => orgId);
};

/**
 * Which of some files anyone may see, of the organisations that the transaction's own serves with its key: itself, a
 * reseller's clients too, and the super organisation's all.
 */
export const publishedFiles = async (db: TenantTransaction, keys: readonly string[]): Promise<string[]> => {
  const found = await sql<{ key: string }>`select key from published_files(${keys}::text[]) as key`.execute(db);
  return found.rows.map(({ key }) => key);
};

/** Files of all tenants, put into the store before an instant, that nothing names. */
export const filesToRemove = async (db: LookupTransaction, before: Date, { without, limit }: SweepSearch) =>
  (
    await sql<{ orgId: string; fileKey: string }>`
      select * from files_to_remove(${before}, ${without}::uuid[], ${limit})`.execute(db)
  ).rows;
