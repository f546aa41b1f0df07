/** Time from `startsAt` until just before `endsAt`. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}
