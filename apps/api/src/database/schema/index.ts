import type { Insertable, Selectable, Updateable } from "kysely";
import type { AdminUsersTables } from "./admin-users";
import type { ApiKeysTables } from "./api-keys";
import type { AuditLogTables } from "./audit-log";
import type { AuthTables } from "./auth";
import type { BookingsTables } from "./bookings";
import type { BranchesTables } from "./branches";
import type { BusinessUnitsTables } from "./business-units";
import type { CashTables } from "./cash";
import type { ChargesTables } from "./charges";
import type { ContactTables } from "./contact";
import type { CustomersTables } from "./customers";
import type { DashboardTables } from "./dashboard";
import type { DepositsTables } from "./deposits";
import type { DesksTables } from "./desks";
import type { DuesTables } from "./dues";
import type { FeePlansTables } from "./fee-plans";
import type { FilesTables } from "./files";
import type { GalleryTables } from "./gallery";
import type { HelpTables } from "./help";
import type { IdempotencyTables } from "./idempotency";
import type { InstallationRequestsTables } from "./installation-requests";
import type { LedgerTables } from "./ledger";
import type { MailsTables } from "./mails";
import type { MembershipsTables } from "./memberships";
import type { NotificationsTables } from "./notifications";
import type { OrganisationTables } from "./organisation";
import type { ResellersTables } from "./resellers";
import type { RolesTables } from "./roles";
import type { SubscriptionTables } from "./subscription";
import type { TrackingTables } from "./tracking";
import type { VisitorTables } from "./visitor";

export type { MailHeldFor } from "./mails";
export type { EarlyEnd } from "./memberships";
export type { EventDetail } from "./notifications";

/** Every table, by its name in SQL turned to camel case (as are its columns). Each area's stand in a file of its name. */
export interface Tables
  extends OrganisationTables,
    ApiKeysTables,
    RolesTables,
    AdminUsersTables,
    AuthTables,
    VisitorTables,
    SubscriptionTables,
    ResellersTables,
    BranchesTables,
    ChargesTables,
    DepositsTables,
    DesksTables,
    ContactTables,
    CustomersTables,
    FeePlansTables,
    MembershipsTables,
    BookingsTables,
    DuesTables,
    LedgerTables,
    CashTables,
    MailsTables,
    IdempotencyTables,
    AuditLogTables,
    FilesTables,
    GalleryTables,
    DashboardTables,
    HelpTables,
    TrackingTables,
    BusinessUnitsTables,
    InstallationRequestsTables,
    NotificationsTables {}

/** A row as it is read, such as `Row<"desks">`. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** A row as it is inserted. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** The columns of a row to change. */
export type RowChanges<Name extends keyof Tables> = Updateable<Tables[Name]>;
