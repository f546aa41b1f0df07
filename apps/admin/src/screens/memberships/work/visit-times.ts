import type { AddVisit, Membership } from "@carrel/sdk";
import { instantAt, localDateOf } from "@carrel/sdk/domain";
import * as z from "zod";

/** A local time as a field of times gives it. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time");

export const VisitInput = z
  .object({
    how: z.enum(["day", "hours"]),
    date: z.string().min(1, "Choose a day"),
    starts: z.string(),
    ends: z.string(),
    /** Empty: any that is free. */
    deskId: z.string(),
    customerId: z.string(),
  })
  .superRefine(({ how, starts, ends }, context) => {
    if (how === "day") return;
    for (const [path, value] of [
      ["starts", starts],
      ["ends", ends],
    ] as const)
      if (!Time.safeParse(value).success) context.addIssue({ code: "custom", path: [path], message: "Choose a time" });
    if (starts !== "" && ends !== "" && ends <= starts)
      context.addIssue({ code: "custom", path: ["ends"], message: "End later than it starts" });
  });
type VisitValues = z.output<typeof VisitInput>;

const STEP = 15;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A visit that begins now, by the branch's clocks; of a pass by the hour, two hours of it. */
export function firstVisit({ allowance, customerId }: Membership, now: Date, zone: string): VisitValues {
  const date = localDateOf(now, zone);
  const passed = Math.floor((now.getTime() - instantAt(date, "00:00", zone).getTime()) / 60_000);
  const starts = Math.min(Math.floor(passed / STEP) * STEP, 24 * 60 - 2 * STEP);
  return {
    how: allowance?.unit === "minute" ? "hours" : "day",
    date,
    starts: clock(starts),
    ends: clock(Math.min(starts + 120, 24 * 60 - STEP)),
    deskId: "",
    customerId,
  };
}

/** A visit as `memberships.visit` takes it. */
export const visitOf = (id: string, values: VisitValues, owner: string, zone: string): AddVisit => ({
  id,
  ...(values.deskId && { deskId: values.deskId }),
  ...(values.customerId !== owner && { customerId: values.customerId }),
  ...(values.how === "day"
    ? { date: values.date }
    : {
        startAt: instantAt(values.date, values.starts, zone).toISOString(),
        endAt: instantAt(values.date, values.ends, zone).toISOString(),
      }),
});
