import type { Context } from "../context";
import { undone } from "../database/undone";
import { Failure } from "../failure";
import { DAY, HOUR } from "../limit";
import { codeQuotaOf } from "../mails/quotas";
import { neighbourhood } from "../pipeline/network-of";
import { countWithin, readStanding } from "../platform/pass-mail";

type Counting = Pick<Context, "db" | "orgId" | "now" | "request">;

/**
 * Takes the room of one more address that gets an organisation's codes in a day, so that nobody has it mail any number of strangers. An
 * address that got one within the day takes none, and is refused as every other while there is none: who asks learns nothing of whom we know.
 * @throws Failure 429 `otp_too_soon`, so that nothing is counted of what is refused
 */
export async function takeVisitorRoom({ db, orgId, now, request }: Counting, email: string): Promise<void> {
  const quota = codeQuotaOf(await readStanding(db), now);
  if (quota === null) return;
  const counted = (of: string, what: string, most: number) =>
    countWithin(db, { of: `${of} ${orgId}`, what, most, seconds: DAY, now });
  const isNew = await counted(email, "visitorCode:address", 1);
  const near = neighbourhood(request.address);
  const hasRoom = await undone(
    db,
    async () =>
      (await counted(near, "visitorCode:nearby", quota.codesNearby)) &&
      (await counted("all", "visitorCode:organisation", quota.codes)),
    (had) => had && !isNew,
  );
  if (!hasRoom) throw full();
}

const full = () =>
  new Failure({
    status: 429,
    code: "otp_too_soon",
    message: "Enough codes were sent from here today. Ask at the front desk, or try again tomorrow.",
    // When exactly there is room would tell when others asked.
    retryAfter: HOUR,
  });
