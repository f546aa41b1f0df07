import type { ClientDetail, ClientOrganisation, ClientQuery, CreateClient } from "../schemas/client-organisation";
import type { AddComment, Comment, CommentQuery } from "../schemas/comment";
import type { ById, Page } from "../schemas/common";
import type {
  AnswerUpiProposal,
  GeneratePaymentQr,
  OrganisationProfile,
  PaymentQr,
  UpdateFeatures,
  UpdateOrganisationName,
  UpdateOrganisationSettings,
  UpdateTheme,
  UploadOrganisationLogo,
} from "../schemas/organisation";
import { form } from "./codec";
import { joined, type Nothing, read, write } from "./operation";
import { publicOrganisation } from "./public-organisation";

const staffOrganisation = {
  /**
   * The settings of one's own organisation.
   * @example const { name, features, upiDetails } = await client.organisation.settings();
   */
  settings: read<Nothing, OrganisationProfile>("GET /admin/organization/settings"),

  /**
   * Changes settings of one's own organisation, or of a client of one's own; answers them all. Where payments to a
   * client go is for the client to accept: until then it stands in `upiProposal`. `sessionIdleHours` ends sessions of the
   * staff that nobody uses.
   * @example await client.organisation.updateSettings({ _id: session.loggedOrgDetails._id, orgSettings: { slotMinutes: 30 } });
   */
  updateSettings: write<UpdateOrganisationSettings, OrganisationProfile>(
    "PUT /organization/clients-all/client/update",
    {
      confirmed: ["upiDetails", "sessionIdleHours", "requireSecondFactor"],
      touches: ["organisation", "auth", "resellers"],
    },
  ),

  /**
   * Accepts or refuses where the organisation above wants payments to go (409 `nothing_proposed` where that proposal
   * waits no more; 403 `person_needed` for a key).
   * @example await client.organisation.answerUpiProposal({ accept: false, proposedAt: upiProposal.proposedAt });
   */
  answerUpiProposal: write<AnswerUpiProposal, OrganisationProfile>("PUT /admin/organization/upi-proposal", {
    confirmed: true,
    touches: ["organisation"],
    addition: true,
  }),

  /**
   * Chooses the theme of one's own organisation; a reseller or a client can't (403 `theme_fixed`).
   * @example await client.organisation.updateTheme({ theme: "lara-light-teal" });
   */
  updateTheme: write<UpdateTheme, OrganisationProfile>("PUT /admin/organization/theme", {
    touches: ["organisation", "auth"],
  }),

  /**
   * Switches features of one's own organisation.
   * @example await client.organisation.updateFeatures({ features: { autoConfirm: true } });
   */
  updateFeatures: write<UpdateFeatures, OrganisationProfile>("PUT /admin/organization/features", {
    touches: ["organisation", "auth"],
  }),

  /**
   * Uploads the small, large or square logo of one's own organisation: at most 5 MiB (413 `file_too_large`, 415
   * `unsupported_image`).
   * @example await client.organisation.uploadLogo({ logo: file, logoType: "square" });
   */
  uploadLogo: write<UploadOrganisationLogo, OrganisationProfile>("POST /admin/organization/logo", {
    sends: form,
    touches: ["organisation", "auth", "resellers"],
    addition: true,
  }),

  /**
   * Makes a UPI link and its QR code, for an amount in the minor unit or for any; stores nothing (409 `upi_missing` without UPI details).
   * Whoever sees what is to be paid may have it.
   * @example const { paymentQR } = await client.organisation.generatePaymentQr({ amount: 25000, note: "Desk A14" });
   */
  generatePaymentQr: read<GeneratePaymentQr, PaymentQr>("POST /co-space/qr-codes/gen-payment-qr", {
    gives: "reply",
    permission: "bookings.read",
  }),

  /**
   * Renames one's own organisation, or one below it.
   * @example await client.organisation.updateName({ orgId, orgName: "Harbour Works" });
   */
  updateName: write<UpdateOrganisationName, OrganisationProfile>("PUT /organization/update-name", {
    touches: ["organisation", "auth", "resellers"],
  }),

  /**
   * Notes something about an organisation below one's own; only people of one's own organisation see it.
   * @example await client.organisation.addComment({ id: organisation._id, text: "Asked for a second branch" });
   */
  addComment: write<AddComment, Comment>("POST /organization/{id}/comments", {
    fallback: "Failed to add comment",
    creates: true,
    touches: ["organisation"],
  }),

  /**
   * Lists what one's own organisation noted about one below it, newest first.
   * @example const { data } = await client.organisation.comments({ id: organisation._id, limit: 10, page: 1 });
   */
  comments: read<CommentQuery, Page<Comment>>("GET /organization/{id}/comments", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 10,
    fallback: "Failed to fetch comments",
  }),

  /**
   * Lists the organisations below one's own: all of them for the super organisation, a reseller's clients for a reseller.
   * @example const { data, totalRecords } = await client.organisation.clients({ status: "TRIAL", limit: 20, page: 1 });
   */
  clients: read<ClientQuery, Page<ClientOrganisation>>("POST /organization/clients-all", {
    page: "totalRecords",
    limit: 20,
  }),

  /**
   * Makes a client and mails its owner an invitation: a reseller's own, or for the super organisation nobody's. It begins
   * with a trial (409 `email_taken`, also where one of one's clients waits for the same owner; 403 `no_clients` for who
   * can have none).
   * @example await client.organisation.createClient({ orgName: "Harbour Works", workspaceKind: "co-working", owner: { name: "Leena Thomas", email: "leena@harbour.test" } });
   */
  createClient: write<CreateClient, ClientOrganisation>("POST /organization/clients/create", {
    creates: true,
    touches: ["organisation", "resellers"],
    addition: true,
  }),

  /**
   * Reads an organisation below one's own, with its settings.
   * @example const detail = await client.organisation.client({ id });
   */
  client: read<ById, ClientDetail>("GET /organization/clients-all/id/{id}"),
};

export const organisation: typeof publicOrganisation & typeof staffOrganisation = joined(
  publicOrganisation,
  staffOrganisation,
);
