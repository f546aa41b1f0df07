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
    setUp: { input: s.SetUp, output: s.SignedIn },
    invitation: { input: s.ByToken, output: s.Invitation },
    acceptInvitation: { input: s.AcceptInvitation, output: s.SignedIn },
    addressLink: { input: s.ByToken, output: s.AddressLink },
    followAddressLink: { input: s.ByToken, output: s.AddressLink },
    resendOtp: { input: s.ResendOtp, output: s.OtpSent },
    session: { input: Nothing, output: s.Session },
    selectBranch: { input: s.SelectBranch, output: s.Session },
    profile: { input: Nothing, output: s.OwnProfile },
    updateProfile: { input: s.UpdateOwnProfile, output: s.OwnProfile },
    changeEmail: { input: s.ChangeEmail, output: s.OwnProfile },
    cancelEmailChange: { input: Nothing, output: s.OwnProfile },
    logout: { input: Nothing, output: s.SignedOut },
    sendPasswordChangeOtp: { input: Nothing, output: s.OtpSent },
    changePassword: { input: s.ChangePassword, output: s.SignedIn },
    requestPasswordReset: { input: s.RequestPasswordReset, output: s.PasswordResetStarted },
    resetPassword: { input: s.ResetPassword, output: s.PasswordResetDone },
    resetPasswordByLink: { input: s.ResetPasswordByLink, output: s.PasswordResetDone },
    confirm: { input: s.Confirm, output: s.Confirmed },
    sendConfirmOtp: { input: Nothing, output: s.ConfirmOtpSent },
    sessions: { input: Nothing, output: z.array(s.OwnSession) },
    revokeSession: { input: s.ById, output: s.Deleted },
    secondFactors: { input: Nothing, output: s.SecondFactors },
    startApp: { input: Nothing, output: s.AppStarted },
    enableApp: { input: s.EnableApp, output: s.FactorAdded },
    startPasskey: { input: Nothing, output: s.PasskeyCreation },
    addPasskey: { input: s.AddPasskey, output: s.FactorAdded },
    passkeyChallenge: { input: s.PasskeyChallenge, output: s.PasskeyRequest },
    renewRecoveryCodes: { input: Nothing, output: s.RecoveryCodes },
    setMailCodes: { input: s.SetMailCodes, output: s.SecondFactors },
    renameFactor: { input: s.RenameFactor, output: s.SecondFactor },
    removeFactor: { input: s.ById, output: s.Deleted },
  },
  bookings: {
    list: { input: s.BookingQuery, output: s.BookingPage },
    get: { input: s.ById, output: s.Booking },
    changeStatus: { input: s.ChangeBookingStatus, output: s.Booking },
    reschedule: { input: s.RescheduleBooking, output: s.Booking },
    calendar: { input: s.BookingCalendarQuery, output: s.BookingCalendar },
    occupancy: { input: s.OccupancyQuery, output: s.Occupancy },
    sendOtp: { input: s.SendBookingOtp, output: s.BookingOtpSent },
    verifyOtp: { input: s.VerifyBookingOtp, output: s.VerifiedVisitor },
    saveBooking: { input: s.SaveBooking, output: s.SavedBooking },
    superOrgLookup: { input: s.OrganisationLookup, output: s.BookableOrganisation },
  },
  branches: {
    list: { input: s.BranchQuery, output: s.BranchPage },
    get: { input: s.ById, output: s.Branch },
    add: { input: s.AddBranch, output: s.Branch },
    update: { input: s.UpdateBranch, output: s.Branch },
    remove: { input: s.ById, output: s.Deleted },
    listPublic: { input: s.ByOrganisation, output: s.PublicBranchPage },
  },
  dashboard: {
    paymentStats: { input: s.DashboardQuery, output: s.PaymentStats },
    bookingStats: { input: s.DashboardQuery, output: s.BookingStats },
    bookingTrends: { input: s.DashboardQuery, output: s.BookingTrends },
    expiring: { input: s.ExpiringQuery, output: s.ExpiringPage },
  },
  desks: {
    list: { input: s.PageQuery, output: s.DeskPage },
    get: { input: s.ById, output: s.Desk },
    add: { input: s.AddDesk, output: s.Desk },
    update: { input: s.UpdateDesk, output: s.Desk },
    remove: { input: s.ById, output: s.Deleted },
    bookDesk: { input: s.BookDesk, output: s.Booking },
    assignUser: { input: s.AssignUser, output: s.Booking },
    reassignUser: { input: s.ReassignUser, output: s.Booking },
    unassignUser: { input: s.UnassignUser, output: s.Booking },
    renew: { input: s.RenewDesk, output: s.Booking },
    assignment: { input: s.ByDesk, output: s.DeskAssignment },
    moveTargets: { input: s.ByDesk, output: z.array(s.MoveTarget) },
    availableForBooking: { input: s.AvailableDeskQuery, output: z.array(s.AvailableDesk) },
    slots: { input: s.SlotQuery, output: z.array(s.SlotDay) },
    transactions: { input: s.DeskTransactionQuery, output: s.DeskTransactionPage },
    hourlyBookings: { input: s.HourlyBookingQuery, output: s.HourlyBookingPage },
    bulkUploadTemplate: { input: s.TemplateQuery, output: s.Download },
    validateBulkUpload: { input: s.ValidateDeskUpload, output: s.DeskUploadValidation },
    processBulkUpload: { input: s.ProcessDeskUpload, output: s.BulkResult },
    bulkBookingTemplate: { input: s.TemplateQuery, output: s.Download },
    validateBulkBooking: { input: s.ValidateBulkBooking, output: s.BulkBookingValidation },
    processBulkBooking: { input: s.ProcessBulkBooking, output: s.BulkResult },
    listPublic: { input: s.PublicDeskQuery, output: s.PublicDeskPage },
  },
  feePlans: {
    list: { input: s.PageQuery, output: s.FeePlanPage },
    get: { input: s.ById, output: s.FeePlan },
    add: { input: s.AddFeePlan, output: s.FeePlan },
    update: { input: s.UpdateFeePlan, output: s.FeePlan },
    remove: { input: s.ById, output: s.Deleted },
  },
  adminUsers: {
    list: { input: s.PageQuery, output: s.AdminUserPage },
    get: { input: s.ById, output: s.AdminUser },
    add: { input: s.AddAdminUser, output: s.AdminUser },
    invite: { input: s.ById, output: s.AdminUser },
    update: { input: s.UpdateAdminUser, output: s.AdminUser },
    cancelEmailChange: { input: s.ById, output: s.AdminUser },
    sessions: { input: s.ById, output: z.array(s.OwnSession) },
    endSession: { input: s.EndSession, output: s.Deleted },
    secondFactors: { input: s.ById, output: s.SecondFactors },
    removeSecondFactors: { input: s.ById, output: s.AdminUser },
    remove: { input: s.RemoveAdminUser, output: s.Deleted },
  },
  roles: {
    list: { input: s.PageQuery, output: s.RolePage },
    permissions: { input: Nothing, output: z.array(s.PermissionItem) },
    get: { input: s.ById, output: s.Role },
    add: { input: s.AddRole, output: s.Role },
    update: { input: s.UpdateRole, output: s.Role },
    remove: { input: s.ById, output: s.Deleted },
  },
  apiKeys: {
    list: { input: s.ApiKeyQuery, output: s.ApiKeyPage },
    get: { input: s.ById, output: s.ApiKey },
    add: { input: s.AddApiKey, output: s.ShownApiKey },
    update: { input: s.UpdateApiKey, output: s.ApiKey },
    rotate: { input: s.ById, output: s.ShownApiKey },
    takeOver: { input: s.ById, output: s.ApiKey },
    revoke: { input: s.ById, output: s.ApiKey },
  },
  auditLog: {
    list: { input: s.AuditQuery, output: s.AuditPage },
    get: { input: s.ById, output: s.AuditEntry },
    verify: { input: Nothing, output: s.AuditChain },
  },
  gallery: {
    list: { input: s.ByBranch, output: z.array(s.GalleryImage) },
    upload: { input: s.UploadGalleryImages, output: z.array(s.GalleryImage) },
    removeImage: { input: s.RemoveGalleryImage, output: z.array(s.GalleryImage) },
    signedUrls: { input: s.GalleryKeys, output: z.array(s.SignedUrl) },
  },
  visitor: {
    openSession: { input: s.OpenVisitorSession, output: s.VisitorSignedIn },
    session: { input: Nothing, output: s.VisitorSession },
    signOut: { input: Nothing, output: s.SignedOut },
    bookings: { input: s.VisitorBookingQuery, output: s.VisitorBookingPage },
    cancelBooking: { input: s.ById, output: s.VisitorBooking },
    profile: { input: Nothing, output: s.VisitorProfile },
    updateProfile: { input: s.UpdateVisitorProfile, output: s.VisitorProfile },
    calendar: { input: Nothing, output: s.Download },
  },
  customers: {
    list: { input: s.PageQuery, output: s.CustomerPage },
    get: { input: s.ById, output: s.CustomerDetail },
    add: { input: s.AddCustomer, output: s.Customer },
    update: { input: s.UpdateCustomer, output: s.Customer },
    merge: { input: s.MergeCustomers, output: s.Customer },
    uploadPhoto: { input: s.UploadCustomerPhoto, output: s.Customer },
    documents: { input: s.ById, output: s.CustomerDocuments },
    updateDocuments: { input: s.UpdateCustomerDocuments, output: s.CustomerDocuments },
    remove: { input: s.ById, output: s.Deleted },
    unassigned: { input: s.UnassignedCustomerQuery, output: s.UnassignedCustomerPage },
    stats: { input: s.CustomerStatsQuery, output: s.CustomerStats },
    transactions: { input: s.ById, output: z.array(s.DeskTransaction) },
    bookings: { input: s.ById, output: s.CustomerBookings },
  },
  notifications: {
    list: { input: s.NotificationQuery, output: s.NotificationPage },
    get: { input: s.ById, output: s.Notification },
    markRead: { input: s.ById, output: s.Notification },
    markUnread: { input: s.ById, output: s.Notification },
    mark: { input: s.MarkNotifications, output: s.NotificationsMarked },
    markAllRead: { input: Nothing, output: s.NotificationsMarked },
    settings: { input: Nothing, output: s.NotificationSettings },
    updateSettings: { input: s.UpdateNotificationSettings, output: s.NotificationSettings },
  },
  help: {
    features: { input: s.HelpFeatureQuery, output: s.HelpFeaturePage },
    addFeature: { input: s.AddHelpFeature, output: s.HelpFeature },
    updateFeature: { input: s.UpdateHelpFeature, output: s.HelpFeature },
    removeFeature: { input: s.ById, output: s.Deleted },
    orderFeatures: { input: s.HelpOrder, output: s.HelpOrder },
    subFeatures: { input: s.ById, output: s.HelpSubFeatures },
    addSubFeature: { input: s.AddHelpSubFeature, output: s.HelpSubFeature },
    updateSubFeature: { input: s.UpdateHelpSubFeature, output: s.HelpSubFeature },
    removeSubFeature: { input: s.BySubFeature, output: s.Deleted },
    orderSubFeatures: { input: s.HelpOrder, output: s.HelpOrder },
    featureResources: { input: s.ById, output: s.HelpResources },
    addFeatureResource: { input: s.AddFeatureResource, output: s.HelpResource },
    subFeatureResources: { input: s.SubFeatureOf, output: s.HelpResources },
    addSubFeatureResource: { input: s.AddSubFeatureResource, output: s.HelpResource },
    updateResource: { input: s.UpdateHelpResource, output: s.HelpResource },
    removeResource: { input: s.ById, output: s.Deleted },
    orderResources: { input: s.HelpOrder, output: s.HelpOrder },
    search: { input: s.HelpSearchQuery, output: s.HelpHitPage },
  },
  tracking: {
    list: { input: s.TrackingQuery, output: s.TrackingPage },
    analytics: { input: s.TrackingRange, output: s.TrackingAnalytics },
    session: { input: s.BySession, output: s.TrackingEvents },
    userActivity: { input: s.ByUser, output: s.UserActivity },
    businessUnitActivity: { input: s.ByBusinessUnit, output: s.BusinessUnitActivity },
    cleanUp: { input: s.CleanUpTracking, output: s.TrackingCleanedUp },
    users: { input: Nothing, output: s.TrackingUsers },
    record: { input: s.RecordTracking, output: s.TrackingRecorded },
    recordVisit: { input: s.RecordVisit, output: s.TrackingRecorded },
  },
  businessUnits: {
    list: { input: s.BusinessUnitQuery, output: s.BusinessUnitPage },
    assigned: { input: s.AssignedQuery, output: s.BusinessUnitPage },
    get: { input: s.ById, output: s.BusinessUnit },
    add: { input: s.AddBusinessUnit, output: s.BusinessUnit },
    updateCategory: { input: s.ChangeBusinessUnitCategory, output: s.BusinessUnit },
    updateWebsiteType: { input: s.ChangeBusinessUnitWebsiteType, output: s.BusinessUnit },
    updateStatus: { input: s.ChangeBusinessUnitStatus, output: s.BusinessUnit },
    updatePhone: { input: s.ChangeBusinessUnitPhone, output: s.BusinessUnit },
    assignTeam: { input: s.AssignTeam, output: s.BusinessUnits },
    comments: { input: s.CommentQuery, output: s.CommentPage },
    addComment: { input: s.AddComment, output: s.Comment },
  },
  installationRequests: {
    list: { input: s.InstallationRequestQuery, output: s.InstallationRequestPage },
    get: { input: s.ById, output: s.InstallationRequest },
    add: { input: s.AddInstallationRequest, output: s.InstallationRequest },
    assign: { input: s.AssignInstallation, output: s.InstallationRequest },
    selfAssign: { input: s.ById, output: s.InstallationRequest },
    unassign: { input: s.ById, output: s.InstallationRequest },
    updateStatus: { input: s.ChangeInstallationStatus, output: s.InstallationRequest },
  },
  mails: {
    list: { input: s.UnsentMailQuery, output: s.UnsentMailPage },
    wanted: { input: s.ByMailToken, output: s.MailChoice },
    setWanted: { input: s.SetWantedMails, output: s.MailChoice },
  },
  organisation: {
    settings: { input: Nothing, output: s.OrganisationProfile },
    updateSettings: { input: s.UpdateOrganisationSettings, output: s.OrganisationProfile },
    answerUpiProposal: { input: s.AnswerUpiProposal, output: s.OrganisationProfile },
    updateTheme: { input: s.UpdateTheme, output: s.OrganisationProfile },
    updateFeatures: { input: s.UpdateFeatures, output: s.OrganisationProfile },
    uploadLogo: { input: s.UploadOrganisationLogo, output: s.OrganisationProfile },
    generatePaymentQr: { input: s.GeneratePaymentQr, output: s.PaymentQr },
    updateName: { input: s.UpdateOrganisationName, output: s.OrganisationProfile },
    data: { input: s.OrganisationQuery, output: s.PublicOrganisation },
    addComment: { input: s.AddComment, output: s.Comment },
    comments: { input: s.CommentQuery, output: s.CommentPage },
    clients: { input: s.ClientQuery, output: s.ClientOrganisationPage },
    createClient: { input: s.CreateClient, output: s.ClientOrganisation },
    client: { input: s.ById, output: s.ClientDetail },
  },
  resellers: {
    list: { input: s.ResellerQuery, output: s.ResellerPage },
    get: { input: s.ById, output: s.Reseller },
    create: { input: s.CreateReseller, output: s.Reseller },
    invite: { input: s.InviteReseller, output: s.Reseller },
    update: { input: s.UpdateReseller, output: s.Reseller },
    updateStatus: { input: s.UpdateResellerStatus, output: s.Reseller },
    updateProfitRate: { input: s.UpdateProfitRate, output: s.Reseller },
    profitRates: { input: s.ById, output: s.ProfitRates },
    updateDomains: { input: s.UpdateResellerDomains, output: s.Reseller },
    updateBranding: { input: s.UpdateResellerBranding, output: s.Reseller },
    stats: { input: s.ById, output: s.ResellerStats },
    uploadLogo: { input: s.UploadLogo, output: s.Branding },
  },
  superOrg: {
    details: { input: Nothing, output: s.SuperOrganisation },
    updateDetails: { input: s.UpdateSuperOrganisation, output: s.SuperOrganisation },
    updatePricingPlans: { input: s.UpdatePricingPlans, output: s.SuperOrganisation },
    updateAddOns: { input: s.UpdateAddOns, output: s.SuperOrganisation },
    paymentsToReturn: { input: s.PaymentToReturnQuery, output: s.PaymentToReturnPage },
    markReturned: { input: s.MarkReturned, output: s.PaymentToReturn },
  },
  subscription: {
    current: { input: Nothing, output: s.CurrentSubscription },
    transactions: { input: Nothing, output: s.SubscriptionTransactions },
    previewChange: { input: s.ChangeSubscription, output: s.SubscriptionChange },
    createOrder: { input: s.ChangeSubscription, output: s.PaymentOrder },
    verifyPayment: { input: s.VerifyPayment, output: s.VerifiedPayment },
    cancelRecurring: { input: Nothing, output: s.Subscription },
    plans: { input: Nothing, output: s.PlanCatalogue },
  },
  mobilePayment: {
    createSession: { input: s.CreateMobilePayment, output: s.MobilePayment },
    session: { input: s.ById, output: s.MobilePayment },
    verify: { input: s.VerifyMobilePayment, output: s.MobilePayment },
  },
  payments: { razorpayWebhook: { input: s.RazorpayEvent, output: s.Received } },
  website: {
    settings: { input: Nothing, output: s.WebsiteSettings },
    requestWebsite: { input: s.RequestWebsite, output: s.WebsiteSettings },
    configureDomain: { input: s.ConfigureDomain, output: s.DomainState },
    verifyDns: { input: s.ByWebsiteOrganisation, output: s.VerifiedDns },
    domainStatus: { input: Nothing, output: s.DomainState },
    availableDomains: { input: Nothing, output: s.AvailableDomains },
  },
  webhooks: {
    list: { input: s.WebhookQuery, output: s.WebhookPage },
    add: { input: s.AddWebhook, output: s.ShownWebhook },
    update: { input: s.UpdateWebhook, output: s.Webhook },
    remove: { input: s.ById, output: s.Deleted },
    deliveries: { input: s.WebhookDeliveryQuery, output: s.WebhookDeliveryPage },
  },
  files: { presign: { input: s.Presign, output: s.PresignedUrl } },
  contact: { send: { input: s.SendContact, output: s.ContactSent } },
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
