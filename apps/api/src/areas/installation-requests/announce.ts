import type { InstallationRequest } from "@carrel/sdk/schemas";
import type { Context } from "../../context";

type Announcing = Pick<Context, "announce" | "announceToPlatform" | "random" | "actor" | "orgId">;

/** Tells the staff of the organisation that the transaction is in, and those of the super organisation who will come. */
export async function announceRequested({ announce, announceToPlatform }: Announcing, subjectId: string) {
  const happening = { type: "installation_requested", subjectId, branchId: null } as const;
  announce([happening]);
  await announceToPlatform(happening);
}

/**
 * Tells the staff of the request's organisation, which the transaction is in, who has it now and, where that is somebody
 * of the super organisation, him too.
 */
export async function announceAssigned(context: Announcing, { _id, orgId, assignedTo }: InstallationRequest) {
  if (!assignedTo) return;
  const userId = assignedTo._id;
  const happening = {
    ...({ type: "installation_assigned", subjectId: _id, branchId: null } as const),
    occasion: context.random.id(),
    detail: { assignedTo: userId },
  };
  context.announce([happening]);
  if (orgId !== context.orgId) {
    await context.announceToPlatform({ ...happening, detail: { ...happening.detail, userIds: [userId] } });
  }
}
