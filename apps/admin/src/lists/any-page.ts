/** A page of a list as a call answers it. Some lists count in `totalCount`. */
export type AnyPage = { data: { _id: string }[] } & { atLeast?: true } & (
    | { totalRecords: number }
    | { totalCount: number }
  );

export const countOf = (page: AnyPage) => ("totalRecords" in page ? page.totalRecords : page.totalCount);
