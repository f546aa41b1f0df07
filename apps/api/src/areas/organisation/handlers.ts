import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { tenantOf } from "../tenant";
import { client, clients } from "./clients";
import { addComment, comments } from "./comments";
import { createClient } from "./create-client";
import { generatePaymentQr } from "./payment-qr";
import { organisationRecord } from "./public-record";
import { profileRecord } from "./record";
import { answerUpiProposal, updateFeatures, updateName, updateSettings, updateTheme } from "./settings";
import { site } from "./site";
import { uploadLogo } from "./upload-logo";

export const organisationHandlers: AreaHandlers<Available, Validation, "organisation"> = {
  data: async (context) => organisationRecord(tenantOf(context)),
  site,
  settings: async (context) => profileRecord(tenantOf(context)),
  updateSettings,
  answerUpiProposal,
  updateTheme,
  updateFeatures,
  uploadLogo,
  generatePaymentQr,
  updateName,
  addComment,
  comments,
  clients,
  createClient,
  client,
};
