import * as z from "zod";
import { PERMISSIONS } from "../contract/permissions";
import {
  distinctList,
  Id,
  Instant,
  page,
  pageQuery,
  readOnly,
  requiredName,
  requiredText,
  stamps,
  text,
} from "./common";
import { Permission } from "./session";

/** `publishable` names the organisation and may stand in a web page; `secret` acts for it without a person. */
export const ApiKeyKind = z.enum(["publishable", "secret"]);
export type ApiKeyKind = z.infer<typeof ApiKeyKind>;

const permissions = distinctList(Permission).max(PERMISSIONS.length, "Name each permission once");

/** A key of the organisation, as far as it can be shown again. */
export const ApiKey = z.object({
  _id: Id,
  kind: ApiKeyKind,
  name: text(120),
  /** What it starts and ends with, enough to tell it from others: `sk_…9fQ2`. */
  hint: text(24),
  /** The whole key of a publishable one; null for a secret one, which is stored hashed. */
  key: text(200).nullable(),
  /** What a secret key may do; a publishable one has none. */
  permissions: z.array(Permission),
  /** Whose a secret key is: it does what both may, and ends with him. Null for a publishable one. */
  maker: z.object({ _id: Id, name: text(120) }).nullable(),
  /** When a secret key ends by itself; null: never. */
  expiresAt: Instant.nullable(),
  /** To the minute; null while it was never used. */
  lastUsedAt: Instant.nullable(),
  /** Since when it is refused; null while it is good. */
  revokedAt: Instant.nullable(),
  ...stamps,
});
export interface ApiKey extends z.infer<typeof ApiKey> {}

/** A key that was just made: the only time that a secret one is shown whole. */
export const ShownApiKey = ApiKey.extend({ key: requiredText(200) });
export interface ShownApiKey extends z.infer<typeof ShownApiKey> {}

/** What is said to who makes a secret key that may do nothing. */
export const SOME_PERMISSIONS = "Choose what the secret key may do";
/** What is said to who gives a publishable key what only a secret one has. */
export const NO_PERMISSIONS = "Leave the permissions out: a publishable key has none";
export const NO_END = "Leave the end out: a publishable key lasts until it is revoked";

/** What a secret key may do, and until when, a publishable one has not. */
export const AddApiKey = z
  .strictObject({
    kind: ApiKeyKind,
    name: requiredName(120),
    permissions: permissions.optional(),
    expiresAt: Instant.nullable().optional(),
  })
  .refine((key) => key.kind === "publishable" || Boolean(key.permissions?.length), {
    path: ["permissions"],
    message: SOME_PERMISSIONS,
  })
  .refine((key) => key.kind === "secret" || !key.permissions?.length, {
    path: ["permissions"],
    message: NO_PERMISSIONS,
  })
  .refine((key) => key.kind === "secret" || !key.expiresAt, { path: ["expiresAt"], message: NO_END });
export interface AddApiKey extends z.input<typeof AddApiKey> {}

/** The fields to change; `permissions`, of a secret key only, replaces all of them; `expiresAt: null` takes its end away. */
export const UpdateApiKey = z.strictObject({
  id: Id,
  name: requiredName(120).optional(),
  permissions: permissions.optional(),
  expiresAt: Instant.nullable().optional(),
  ...readOnly("_id", "kind", "hint", "key", "maker", "lastUsedAt", "revokedAt"),
});
export interface UpdateApiKey extends z.input<typeof UpdateApiKey> {}

/** `makerId`: the secret keys of one person alone. */
export const ApiKeyQuery = z.strictObject({ limit: pageQuery.limit, page: pageQuery.page, makerId: Id.optional() });
export interface ApiKeyQuery extends z.infer<typeof ApiKeyQuery> {}

export const ApiKeyPage = page(ApiKey);
