import * as z from "zod";
import {
  Currency,
  Email,
  Id,
  Instant,
  NewPassword,
  Otp,
  Phone,
  PlainOrganisationName,
  readOnly,
  requiredName,
  TimeZone,
  text,
} from "./common";
import { WorkspaceKind } from "./organisation";
import { Session } from "./session";

/** A bearer token: 256 random bits, base64url. It is shown once and stored hashed. */
export const Token = z.string().min(20).max(200);

/**
 * By which the server knows a device that somebody signed in on, for its own allowance of tries and for nothing else. The client
 * keeps it and sends it along (`X-Device-Token`); one that is not known changes nothing.
 */
export const DeviceToken = z.string().max(1000);

export const Login = z.strictObject({ email: Email, password: z.string().min(1, "Enter your password").max(128) });
export interface Login extends z.infer<typeof Login> {}

/** How a sign-in can go on after the password. */
export const SecondStepMethod = z.enum(["passkey", "app", "mail", "recovery"]);
export type SecondStepMethod = z.infer<typeof SecondStepMethod>;

/** The password was right, and a second factor is asked for: the sign-in's flow, and what its person has. */
export const SecondStep = z.object({
  statuscode: z.literal(2),
  data: z.object({ _id: Id }),
  /** The strongest first. Where that is `mail`, a code was mailed; else it is when `resendOtp` asks for it. */
  methods: z.array(SecondStepMethod).min(1),
});
export interface SecondStep extends z.infer<typeof SecondStep> {}

/** Either a session's token, or (`statuscode` 2) the flow that takes a second factor. */
export const LoginReply = z.discriminatedUnion("statuscode", [
  z.object({ statuscode: z.literal(1), user: Session, token: Token, deviceToken: DeviceToken.optional() }),
  SecondStep,
]);
export type LoginReply = z.infer<typeof LoginReply>;

/** A recovery code: 80 random bits in four groups; capitals and what stands between the groups don't matter. */
export const RecoveryCode = z
  .string()
  .max(40, "Enter one of your recovery codes")
  .transform((code) => code.toLowerCase().replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[a-z2-7]{16}$/, "Enter one of your recovery codes, such as abcd-efgh-2345-wxyz"));

/** Bytes that an authenticator made, base64url. */
const Bytes = z
  .string()
  .regex(/^[\w-]+$/, "Use base64url")
  .max(20_000);

/** What is the same of a passkey's answers, as browsers write them (WebAuthn's JSON). */
const passkeyAnswer = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() }),
};

/** A passkey's answer to the challenge of `passkeyChallenge`. */
export const PasskeyProof = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});
export interface PasskeyProof extends z.infer<typeof PasskeyProof> {}

const flow = { _id: Id };

/** The second step of a sign-in. Without a `method` the code is the mailed one. */
export const VerifyLogin = z.discriminatedUnion("method", [
  z.strictObject({ ...flow, method: z.enum(["mail", "app"]).optional(), otp: Otp }),
  z.strictObject({ ...flow, method: z.literal("recovery"), recoveryCode: RecoveryCode }),
  z.strictObject({ ...flow, method: z.literal("passkey"), passkey: PasskeyProof }),
]);
export type VerifyLogin = z.input<typeof VerifyLogin>;

/** A session, the token that opens it, and the one by which this device is known at the next sign-in. */
export const SignedIn = z.object({ token: Token, data: Session, deviceToken: DeviceToken.optional() });
export interface SignedIn extends z.infer<typeof SignedIn> {}

export const SignUp = z.strictObject({
  orgName: PlainOrganisationName,
  workspaceKind: WorkspaceKind,
  /** Of its opening hours; each branch can have its own. Default: as the organisation whose key is used. */
  timezone: TimeZone.optional(),
  /** Of its prices; it stays. Default: as the organisation whose key is used. */
  currency: Currency.optional(),
  name: requiredName(120),
  email: Email,
  phone: Phone.optional(),
  password: NewPassword,
});
export interface SignUp extends z.input<typeof SignUp> {}

export const SignUpStarted = z.object({ tempRegId: Id });
export interface SignUpStarted extends z.infer<typeof SignUpStarted> {}

export const VerifySignUp = z.strictObject({ tempRegId: Id, otp: Otp });
export interface VerifySignUp extends z.infer<typeof VerifySignUp> {}

/** The flow whose code is to be sent again: sign-in's `_id`, sign-up's `tempRegId` or reset's `user`. */
export const ResendOtp = z.strictObject({ _id: Id });
export interface ResendOtp extends z.infer<typeof ResendOtp> {}

/** When the code that was just sent ends, and when another may be asked for. */
export const OtpSent = z.object({
  /** Seconds until the code ends. */
  expiresIn: z.int().min(0),
  /** Seconds until a new code may be sent. */
  resendIn: z.int().min(0),
});
export interface OtpSent extends z.infer<typeof OtpSent> {}

/** Changes one's own branch: `_id` is the person's own. */
export const SelectBranch = z.strictObject({ _id: Id, selectedBranch: Id });
export interface SelectBranch extends z.infer<typeof SelectBranch> {}

export const SignedOut = z.object({ signedOut: z.literal(true) });
export interface SignedOut extends z.infer<typeof SignedOut> {}

/** The new password, typed twice. */
const passwords = {
  password: NewPassword,
  passwordConfirm: z.string().min(1, "Type the new password again").max(128, "Use at most 128 characters"),
};

const passwordsMatch = (input: { password: string; passwordConfirm: string }) =>
  input.password === input.passwordConfirm;
const mismatch = { path: ["passwordConfirm"], message: "Type the same password twice" };

/** One's own new password, and the code that `sendPasswordChangeOtp` mailed. */
export const ChangePassword = z.strictObject({ otp: Otp, ...passwords }).refine(passwordsMatch, mismatch);
export interface ChangePassword extends z.infer<typeof ChangePassword> {}

/** One's own password, or the code that `sendConfirmOtp` mailed. */
export const Confirm = z
  .strictObject({ password: Login.shape.password.optional(), otp: Otp.optional() })
  .refine(({ password, otp }) => (password === undefined) !== (otp === undefined), {
    path: ["password"],
    message: "Enter your password, or the code from your mail",
  });
export interface Confirm extends z.infer<typeof Confirm> {}

/** As `OtpSent`; `resendOtp` takes `_id`. */
export const ConfirmOtpSent = OtpSent.extend({ _id: Id });
export interface ConfirmOtpSent extends z.infer<typeof ConfirmOtpSent> {}

/** Until when the session counts as confirmed. */
export const Confirmed = z.object({ confirmedUntil: Instant });
export interface Confirmed extends z.infer<typeof Confirmed> {}

/** Something that a person proves himself with beside his password. */
export const SecondFactor = z.object({
  _id: Id,
  kind: z.enum(["app", "passkey"]),
  name: text(60),
  createdAt: Instant,
  /** Null where nobody signed in with it yet. */
  lastUsedAt: Instant.nullable(),
});
export interface SecondFactor extends z.infer<typeof SecondFactor> {}

/** One's own second factors. */
export const SecondFactors = z.object({
  /** Codes are mailed at a sign-in; beside other factors, when they are asked for. */
  mailCodes: z.boolean(),
  factors: z.array(SecondFactor),
  recoveryCodesLeft: z.int().min(0).max(10),
  /** The organisation asks for one: the last can't be taken off. */
  isRequired: z.boolean(),
  /** Passkeys are made and used at the platform's own address and at the one of the organisation's reseller, each where it was made. */
  passkeysHere: z.boolean(),
});
export interface SecondFactors extends z.infer<typeof SecondFactors> {}

/** What an authenticator app has to know; shown once. */
export const AppStarted = z.object({
  /** Base32, for typing it in. */
  secret: text(64),
  /** The same as an `otpauth:` address, for a QR code. */
  address: text(600),
});
export interface AppStarted extends z.infer<typeof AppStarted> {}

/** A code that the app shows. */
export const EnableApp = z.strictObject({ otp: Otp });
export interface EnableApp extends z.infer<typeof EnableApp> {}

/** Shown once; each is good for one sign-in. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(text(20)).length(10) });
export interface RecoveryCodes extends z.infer<typeof RecoveryCodes> {}

/** The new factor; the recovery codes come with the first one. */
export const FactorAdded = z.object({
  factor: SecondFactor,
  recoveryCodes: RecoveryCodes.shape.recoveryCodes.nullable(),
});
export interface FactorAdded extends z.infer<typeof FactorAdded> {}

export const RenameFactor = z.strictObject({ id: Id, name: requiredName(60) });
export interface RenameFactor extends z.infer<typeof RenameFactor> {}

/** Where a passkey belongs, as browsers take it. */
const PasskeyRef = z.object({ id: Bytes, type: z.literal("public-key"), transports: z.array(text(40)).optional() });

/** What a browser makes a passkey of (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: text(260), name: text(120) }),
  user: z.object({ id: Bytes, name: text(254), displayName: text(120) }),
  challenge: Bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(PasskeyRef),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    userVerification: z.enum(["discouraged", "preferred", "required"]),
  }),
  attestation: z.literal("none"),
});
export interface PasskeyCreation extends z.infer<typeof PasskeyCreation> {}

/** What a browser asks a passkey with (`PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = z.object({
  challenge: Bytes,
  timeout: z.int(),
  rpId: text(260),
  allowCredentials: z.array(PasskeyRef),
  userVerification: z.enum(["discouraged", "preferred", "required"]),
});
export interface PasskeyRequest extends z.infer<typeof PasskeyRequest> {}

/** A new passkey, and what its person calls it. */
export const AddPasskey = z.strictObject({
  name: requiredName(60),
  passkey: z.object({
    ...passkeyAnswer,
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      authenticatorData: Bytes.optional(),
      transports: z.array(text(40)).max(10).optional(),
      publicKeyAlgorithm: z.int().optional(),
      publicKey: Bytes.optional(),
    }),
  }),
});
export interface AddPasskey extends z.infer<typeof AddPasskey> {}

/** The running sign-in. */
export const PasskeyChallenge = z.strictObject({ _id: Id });
export interface PasskeyChallenge extends z.infer<typeof PasskeyChallenge> {}

/** Whether codes are mailed to oneself at a sign-in. */
export const SetMailCodes = z.strictObject({ mailCodes: z.boolean() });
export interface SetMailCodes extends z.infer<typeof SetMailCodes> {}

/** The platform's first owner; `token` is that of the link which a server's start printed. */
export const SetUp = z
  .strictObject({ token: Token, name: requiredName(120), email: Email, ...passwords })
  .refine(passwordsMatch, mismatch);
export interface SetUp extends z.infer<typeof SetUp> {}

/** `token` is that of the link in an invitation's mail. */
export const ByToken = z.strictObject({ token: Token });
export interface ByToken extends z.infer<typeof ByToken> {}

/** Who is invited, and to what. */
export const Invitation = z.object({ orgName: text(120), name: text(120), email: Email });
export interface Invitation extends z.infer<typeof Invitation> {}

/** The password that somebody invited chooses; `token` is that of the link in his mail. */
export const AcceptInvitation = z.strictObject({ token: Token, ...passwords }).refine(passwordsMatch, mismatch);
export interface AcceptInvitation extends z.infer<typeof AcceptInvitation> {}

export const RequestPasswordReset = z.strictObject({ email: Email });
export interface RequestPasswordReset extends z.infer<typeof RequestPasswordReset> {}

/** `statuscode` 2: a code is needed. `user` names the flow of who asked, not a person; an unknown address gets one as well. */
export const PasswordResetStarted = z.object({ statuscode: z.literal(2), data: z.object({ user: Id }) });
export interface PasswordResetStarted extends z.infer<typeof PasswordResetStarted> {}

/** A new password, and the mailed code of a reset; `_id` is the flow that `requestPasswordReset` answered. */
export const ResetPassword = z.strictObject({ otp: Otp, ...passwords, _id: Id }).refine(passwordsMatch, mismatch);
export interface ResetPassword extends z.infer<typeof ResetPassword> {}

/** A new password; `token` is that of the link in a reset's mail. */
export const ResetPasswordByLink = z.strictObject({ token: Token, ...passwords }).refine(passwordsMatch, mismatch);
export interface ResetPasswordByLink extends z.infer<typeof ResetPasswordByLink> {}
/** A session; or, for who has a second factor beside mailed codes, the sign-in that asks for it (`verifyLogin` takes it). */
export const PasswordResetDone = z.union([SecondStep, SignedIn]);
export type PasswordResetDone = z.infer<typeof PasswordResetDone>;

/** What a person of the staff tells colleagues of himself. */
export const OwnProfile = z.object({
  _id: Id,
  name: text(120),
  email: text(254),
  /** The address that is on its way: it counts once the link in its mail was opened. Null: none. */
  pendingEmail: text(254).nullable(),
  phone: text(24),
});
export interface OwnProfile extends z.infer<typeof OwnProfile> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateOwnProfile = z.strictObject({
  name: requiredName(120).optional(),
  phone: z.union([Phone, z.literal("")]).optional(),
  ...readOnly("_id", "email", "pendingEmail"),
});
export interface UpdateOwnProfile extends z.input<typeof UpdateOwnProfile> {}

/** One's own new address. */
export const ChangeEmail = z.strictObject({ email: Email });
export interface ChangeEmail extends z.infer<typeof ChangeEmail> {}

/**
 * What the link of a moved address does: `new_address` makes the address count, `old_address` takes the account back to it.
 */
export const AddressLink = z.object({
  kind: z.enum(["new_address", "old_address"]),
  orgName: text(120),
  email: text(254),
});
export interface AddressLink extends z.infer<typeof AddressLink> {}

/** One place where a person of the staff is signed in. */
export const OwnSession = z.object({
  _id: Id,
  /** IP address that signed in. */
  address: text(64),
  /** The browser or program, as it names itself; may be empty. */
  userAgent: text(400),
  createdAt: Instant,
  expiresAt: Instant,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export interface OwnSession extends z.infer<typeof OwnSession> {}
