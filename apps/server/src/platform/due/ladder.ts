/** One step of a ladder: what is done at a time while nobody answers. */
export interface Rung<Step extends string> {
  readonly step: Step;
  /** When it is due. Absent: as soon as {@link Rung.afterLastMs} allows. */
  readonly at?: Date | null;
  /**
   * The least time after the step that was taken before it, in milliseconds: whoever was told late,
   * after an outage, has time to act before the next ones are notified. After a step that was late by
   * less than half a minute it counts from when that was due: lateness does not add up.
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
  const dueAt = dueOf(next, last, rungs);
  if (dueAt > now) return { take: null, nextAt: dueAt };
  const [following] = later;
  return {
    take: next.step,
    nextAt: following ? dueOf(following, { step: next.step, at: now }, rungs) : null,
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

/** A step that was late by this counts as late, in milliseconds: works poll each second. */
const lateMs = 30_000;

/** From when on one rests after a step: when it was due, unless it was late. */
function takenAt<Step extends string>(
  { at, step }: Taken<Step>,
  rungs: readonly Rung<Step>[],
): number {
  const due = rungs.find((rung) => rung.step === step)?.at?.getTime();
  const taken = at.getTime();
  return due !== undefined && taken >= due && taken - due <= lateMs ? due : taken;
}

function dueOf<Step extends string>(
  { afterLastMs = 0, at }: Rung<Step>,
  last: Taken<Step> | null,
  rungs: readonly Rung<Step>[],
): Date {
  const rested = last ? takenAt(last, rungs) + afterLastMs : 0;
  return new Date(Math.max(at?.getTime() ?? 0, rested));
}
