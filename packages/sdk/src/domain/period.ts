/** A stretch of time [startAt, endAt): the end belongs to what follows. */
export interface Period {
  startAt: Date;
  endAt: Date;
}
