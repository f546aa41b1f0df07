import * as z from "zod";
import type { Contract, ContractShape, InputOf, OutputOf } from "./contract";
import * as s from "./schemas";

/** Input without fields: anything in it is an error that names it. */
const Nothing = z.strictObject({});

/**
 * The schemas of each operation: the one place where contract and zod meet.
 * `input` reads the flat input (path, query and body names together), `output` what the row's result type says.
 */
export const validation = {
  auth: {
    login: { input: s.Login, output: s.LoginReply },
    verifyLogin: { input: s.VerifyLogin, output: s.SignedIn },
    signUp: { input: s.SignUp, output: s.SignUpStarted },
    verify: { input: s.VerifySignUp, output: s.SignedIn },
    resendOtp: { input: s.ResendOtp, output: s.OtpSent },
    session: { input: Nothing, output: s.Session },
    selectBranch: { input: s.SelectBranch, output: s.Session },
    logout: { input: Nothing, output: s.SignedOut },
  },
  bookings: {
    list: { input: s.BookingQuery, output: s.BookingPage },
    get: { input: s.ById, output: s.Booking },
    changeStatus: { input: s.ChangeBookingStatus, output: s.Booking },
    sendOtp: { input: s.SendBookingOtp, output: s.OtpSent },
    verifyOtp: { input: s.VerifyBookingOtp, output: s.VerifiedVisitor },
    saveBooking: { input: s.SaveBooking, output: s.SavedBooking },
    superOrgLookup: { input: s.OrganisationLookup, output: s.BookableOrganisation },
  },
  branches: {
    list: { input: s.PageQuery, output: s.BranchPage },
    get: { input: s.ById, output: s.Branch },
    add: { input: s.AddBranch, output: s.Branch },
    update: { input: s.UpdateBranch, output: s.Branch },
    remove: { input: s.ById, output: s.Deleted },
    listPublic: { input: s.ByOrganisation, output: s.PublicBranchPage },
  },
  dashboard: {
    bookingStats: { input: s.DashboardQuery, output: s.BookingStats },
  },
  desks: {
    list: { input: s.PageQuery, output: s.DeskPage },
    get: { input: s.ById, output: s.Desk },
    add: { input: s.AddDesk, output: s.Desk },
    update: { input: s.UpdateDesk, output: s.Desk },
    remove: { input: s.ById, output: s.Deleted },
    bookDesk: { input: s.BookDesk, output: s.Booking },
    listPublic: { input: s.PublicDeskQuery, output: s.PublicDeskPage },
  },
  feePlans: {
    list: { input: s.PageQuery, output: s.FeePlanPage },
    get: { input: s.ById, output: s.FeePlan },
    add: { input: s.AddFeePlan, output: s.FeePlan },
    update: { input: s.UpdateFeePlan, output: s.FeePlan },
    remove: { input: s.ById, output: s.Deleted },
  },
  adminUsers: {},
  roles: {},
  apiKeys: {},
  auditLog: {},
  gallery: {},
  visitor: {},
  customers: {},
  notifications: {},
  help: {},
  tracking: {},
  businessUnits: {},
  installationRequests: {},
  organisation: {},
  resellers: {},
  superOrg: {},
  subscription: {},
  mobilePayment: {},
  payments: {},
  website: {},
  webhooks: {},
  files: {},
  contact: {},
} satisfies ValidationShape<Contract>;
export type Validation = typeof validation;

/** Schemas for each operation of a table: the compiler names the operation that has none and the one that has no row. */
export type ValidationShape<Table extends ContractShape> = {
  readonly [Area in keyof Table]: {
    readonly [Name in keyof Table[Area]]: { readonly input: z.ZodType; readonly output: z.ZodType };
  };
};

/** The same type in both directions, with the same keys (so that an optional field can't hide). */
type Same<A, B> = [A, B, keyof A, keyof B] extends [B, A, keyof B, keyof A] ? true : false;

type Differing = {
  [Area in keyof Contract]: {
    [Name in keyof Contract[Area]]: Validation[Area] extends Record<
      Name,
      { input: infer Input extends z.ZodType; output: infer Output extends z.ZodType }
    >
      ? Same<z.input<Input>, InputOf<Contract[Area][Name]>> extends true
        ? Same<z.output<Output>, OutputOf<Contract[Area][Name]>> extends true
          ? never
          : `${Area}.${Name & string} output`
        : `${Area}.${Name & string} input`
      : `${Area}.${Name & string} missing`;
  }[keyof Contract[Area]];
}[keyof Contract];

/** Compiles only while rows and schemas agree; else the error names the operations that differ. */
type Agreed<Names extends never> = Names;
export type RowsAndSchemasAgree = Agreed<Differing>;
