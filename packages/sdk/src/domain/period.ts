/** A stretch of time [startAt, endAt): the end belongs to what follows. */
export interface Period {
  startAt: Date;
  endAt: Date;
}

/** The earlier of two instants. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The later of two instants. */
export const later = (one: Date, other: Date): Date => (one > other ? one : other);
