/** Records that a person sees, and how many there are on the server. */
export interface RecordList<Item> {
  readonly data: readonly Item[];
  readonly total: number;
}

interface Identified {
  readonly _id: string;
}

/** Records without those that stood before them. A list that shifted while it was paged repeats some. */
export function distinct<Item extends Identified>(records: Iterable<Item>): Item[] {
  const known = new Map<string, Item>();
  for (const record of records) if (!known.has(record._id)) known.set(record._id, record);
  return [...known.values()];
}

/**
 * Takes in a page: page 1 replaces the list, a later one is appended without what is there already.
 * @param page from 1
 */
export const withPage = <Item extends Identified>(
  list: RecordList<Item>,
  { data, total }: RecordList<Item>,
  page: number,
): RecordList<Item> => ({ data: page === 1 ? data : distinct([...list.data, ...data]), total });

/** Puts a new record first and counts it. */
export const withAdded = <Item extends Identified>(list: RecordList<Item>, record: Item): RecordList<Item> => ({
  data: [record, ...list.data],
  total: list.total + 1,
});

/** Takes a record away and counts it off; the count never falls below 0. */
export const withRemoved = <Item extends Identified>(list: RecordList<Item>, id: string): RecordList<Item> => ({
  data: list.data.filter(({ _id }) => _id !== id),
  total: Math.max(0, list.total - 1),
});
