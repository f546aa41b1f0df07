type Fields = Record<string, unknown>;

/** A record's change, as an entry tells of it. */
export interface Change {
  before: Fields | null;
  after: Fields | null;
}

/** A change in two parts, so that one can be blanked and the other stays. */
export interface SplitChange extends Change {
  /** The fields that may tell of people, or null where none does. */
  people: Partial<Record<keyof Change, Fields>> | null;
}

/** Names of fields that hold ids or instants, and texts of the house's own words. */
const OF_NOBODY = /(?:^_id|Id|Ids|At|Branch|Branches)$|^(?:call|reason|permissions?|roleName|status|changed)$/;

/** Whether a field may tell of people: what isn't known to tell of nobody may. */
const mayTell = (name: string, value: unknown) =>
  (typeof value === "string" || (typeof value === "object" && value !== null)) && !OF_NOBODY.test(name);

const fieldsOf = (fields: Fields | null, ofPeople: boolean) =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name, value]) => mayTell(name, value) === ofPeople));

/**
 * Sets apart what of a change may tell of people.
 * @example splitPeople({ before: null, after: { name: "Asha", isActive: true } })
 * // { before: null, after: { isActive: true }, people: { after: { name: "Asha" } } }
 */
export const splitPeople = ({ before, after }: Change): SplitChange => {
  const [was, is] = [fieldsOf(before, true) ?? {}, fieldsOf(after, true) ?? {}];
  const people = {
    ...(Object.keys(was).length > 0 && { before: was }),
    ...(Object.keys(is).length > 0 && { after: is }),
  };
  return {
    before: fieldsOf(before, false),
    after: fieldsOf(after, false),
    people: Object.keys(people).length > 0 ? people : null,
  };
};

/** Both parts of a change together. */
export const joinPeople = ({ before, after, people }: SplitChange): Change => ({
  before: before && { ...before, ...people?.before },
  after: after && { ...after, ...people?.after },
});
