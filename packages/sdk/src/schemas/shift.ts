import * as z from "zod";
import { distinctList, Id, LocalTime, page, pageQuery, readOnly, requiredName, stamps } from "./common";

/** A weekday; 0 is Sunday. */
const Weekday = z.int().min(0).max(6);

const fields = {
  name: requiredName(60),
  /** Wall time of the branch at which it begins. */
  starts: LocalTime.refine((time) => time !== "24:00", "Use 00:00 for midnight"),
  /** Wall time at which it ends: on the next day where that is before `starts`. */
  ends: LocalTime,
  /** On which it begins. */
  weekdays: distinctList(Weekday).min(1, "Choose at least one day").max(7),
  isActive: z.boolean().optional(),
};

const lasts = ({ starts, ends }: { starts?: string | undefined; ends?: string | undefined }) =>
  starts === undefined || ends === undefined || starts !== ends;
export const noLength = { path: ["ends"], message: "End at another time than it starts" };

/** A part of a branch's day that is sold by itself, such as a morning. Shifts may overlap: a full day lies over a morning. */
export const Shift = z.object({ _id: Id, branchId: Id, ...fields, isActive: z.boolean(), ...stamps });
export interface Shift extends z.infer<typeof Shift> {}

/** The selected branch when `branchId` is left out. */
export const AddShift = z.strictObject({ branchId: Id.optional(), ...fields }).refine(lasts, noLength);
export interface AddShift extends z.input<typeof AddShift> {}

/** The fields to change; what is left out stays as it is. Memberships that run keep the times that they were sold with. */
export const UpdateShift = z
  .strictObject({ ...z.strictObject(fields).partial().shape, ...readOnly("branchId"), _id: Id })
  .refine(lasts, noLength);
export interface UpdateShift extends z.input<typeof UpdateShift> {}

/** `search` looks at the name; without `branchId` those of the selected branch. */
export const ShiftQuery = z.strictObject({ ...pageQuery, branchId: Id.optional() });
export interface ShiftQuery extends z.infer<typeof ShiftQuery> {}

export const ShiftPage = page(Shift);
