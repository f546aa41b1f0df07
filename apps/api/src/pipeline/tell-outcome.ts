import { DatabaseUnavailableError } from "../database/port";
import { Failure } from "../failure";
import type { Ready } from "./call";
import type { Reply } from "./envelope";
import type { Next } from "./flow";

/** Tells how the call went, once its transaction has ended: its limits, the audit log, and whoever waits for what it changed. */
export const tellOutcome = async (
  call: Omit<Ready, "withEvents">,
  next: Next<Pick<Ready, "withEvents">>,
): Promise<Reply> => {
  const { options, caller, implementation, organisation, called, counted } = call;
  const { refusals } = options;
  const owner = organisation ?? caller.keyOrganisation;
  const withEvents = new Set<string>();
  const reply = await next({ withEvents }).catch(async (error: unknown) => {
    await counted.failed();
    if (error instanceof Failure) {
      if (error.code === "forbidden" && organisation) await refusals.denied(called, error);
      else await refusals.signIn(called, owner, error.code);
    }
    // What was only to be read can simply be read again.
    if (error instanceof DatabaseUnavailableError && implementation.row.kind === "read") {
      throw new DatabaseUnavailableError("waiting", error.cause);
    }
    throw error;
  });
  for (const told of withEvents) options.onEvents(told);
  if (reply.status < 400) {
    options.onWritten(implementation.row.touches ?? []);
    await counted.succeeded();
  } else {
    await counted.failed();
    await refusals.signIn(called, owner, String(reply.body.code));
  }
  return reply;
};
