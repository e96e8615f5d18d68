/** One step of a ladder: what is done at a time while nobody answers. */
export interface Rung<Step extends string> {
  readonly step: Step;
  /** When it is due. Absent: as soon as {@link Rung.afterLastMs} allows. */
  readonly at?: Date | null;
  /**
   * The least time after the step that was taken before it, in milliseconds: whoever was told late,
   * after an outage, has time to act before the next ones are told.
   */
  readonly afterLastMs?: number;
  /** From when on it is worthless and left out. Absent: it is never too late. */
  readonly until?: Date | null;
}

/** A step that was taken. */
export interface Taken<Step extends string> {
  readonly step: Step;
  readonly at: Date;
}

/** What a ladder asks for now. */
export interface Climb<Step extends string> {
  /** The step to take now; null when none is due. */
  readonly take: Step | null;
  /** When the next one is due; null when there is none. */
  readonly nextAt: Date | null;
}

/**
 * Climbs a ladder by at most one step. Steps that became worthless meanwhile are left out, so that
 * nothing is sent in a heap after an outage. A step that was taken in the future, while the clock
 * ran ahead, counts as taken now.
 */
export function climb<Step extends string>(
  rungs: readonly Rung<Step>[],
  taken: Taken<Step> | null,
  now: Date,
): Climb<Step> {
  const last = taken && { ...taken, at: taken.at > now ? now : taken.at };
  const [next, ...later] = ahead(rungs, last, now);
  if (!next) return { take: null, nextAt: null };
  const dueAt = dueOf(next, last);
  if (dueAt > now) return { take: null, nextAt: dueAt };
  const [following] = later;
  return {
    take: next.step,
    nextAt: following ? dueOf(following, { step: next.step, at: now }) : null,
  };
}

/** The steps after the last one taken that are still worth something. */
function ahead<Step extends string>(
  rungs: readonly Rung<Step>[],
  last: Taken<Step> | null,
  now: Date,
): Rung<Step>[] {
  const from = last ? rungs.findIndex(({ step }) => step === last.step) + 1 : 0;
  return rungs.slice(from).filter(({ until }) => !until || until > now);
}

function dueOf<Step extends string>(
  { afterLastMs = 0, at }: Rung<Step>,
  last: Taken<Step> | null,
): Date {
  const rested = last ? last.at.getTime() + afterLastMs : 0;
  return new Date(Math.max(at?.getTime() ?? 0, rested));
}
