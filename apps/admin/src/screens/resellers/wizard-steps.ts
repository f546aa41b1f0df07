import { ApiError } from "@carrel/sdk";

export const STEPS = [
  { id: "profile", label: "Profile" },
  { id: "owner", label: "Owner" },
  { id: "share", label: "Profit share" },
  { id: "review", label: "Review" },
] as const;
export type StepId = (typeof STEPS)[number]["id"];
export const STEP_IDS: readonly StepId[] = STEPS.map(({ id }) => id);

/** The fields of each step: what must be right before one goes on. */
export const STEP_FIELDS = {
  profile: ["orgName", "orgCode", "resellerOrgType", "timezone", "currency"],
  owner: ["owner"],
  share: ["profitSharing"],
  review: [],
} as const satisfies Record<StepId, readonly string[]>;

/** The step that holds a field; undefined for what no step shows. */
const stepOf = (field: string): StepId | undefined =>
  STEP_IDS.find((step) => STEP_FIELDS[step].some((name) => name === field));

interface Refusal {
  /** Where the field is that has to be mended. */
  step: StepId;
  /** The field; undefined where the server's own issues name it. */
  field?: "orgName" | "orgCode" | "owner.email";
}

/**
 * Where a refusal leads back to: the first step with a field that it names.
 * @param hasCode whether a code was typed; where it is made from the name, another name helps
 * @returns null for what is no field's fault
 */
export function refusalOf(error: unknown, hasCode: boolean): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "org_code_taken") return { step: "profile", field: hasCode ? "orgCode" : "orgName" };
  if (error.code === "email_taken") return { step: "owner", field: "owner.email" };
  const named = error.issues.map(({ path: [first] }) => stepOf(String(first)));
  const step = STEP_IDS.find((id) => named.includes(id));
  return step ? { step } : null;
}
