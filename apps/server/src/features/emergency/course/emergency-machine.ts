import {
  countdownSeconds,
  type EmergencyEnd,
  type EmergencyLevel,
  type EmergencyState,
  type EmergencyStep,
  emergencyLevels,
  hasEnded,
} from '@hafi/contract/emergency/emergency-terms';

/** Where an emergency stands: all that decides what may happen next. */
export interface Status {
  readonly state: EmergencyState;
  /** The last level that was asked; null before it fires. */
  readonly level: EmergencyLevel | null;
  readonly drill: boolean;
  readonly firesAt: Date;
  /** When it goes on unless somebody acts; null when nothing follows by itself. */
  readonly nextLevelAt: Date | null;
}

/** How long an emergency waits, in seconds. */
export interface Waits {
  /** For an answer of each level that is asked; a level without a time is left out. */
  readonly level: Readonly<Partial<Record<EmergencyLevel, number>>>;
  /** After somebody said that they see to it, for somebody to be on the way. */
  readonly coming: number;
}

/** What happens to an emergency. */
export type Happening =
  /** The countdown is over. */
  | { readonly type: 'fire' }
  /** The time of `nextLevelAt` has come; `lateAt` is when others on the way are late, null where none are. */
  | { readonly type: 'climb'; readonly lateAt?: Date | null }
  /** The level that was to be asked has nobody whom one could ask. */
  | { readonly type: 'nobody' }
  | { readonly type: 'cancel' }
  | { readonly type: 'acknowledge' }
  /** Somebody is on the way; `lateAt` is when one no longer counts on anybody who is. */
  | { readonly type: 'come'; readonly lateAt: Date }
  | { readonly type: 'arrive' }
  /** Somebody cannot come; `left` is the best of what all others have said. */
  | { readonly type: 'cannot'; readonly left: RemainingHelpers }
  | { readonly type: 'ambulance' }
  /** Somebody has the next level asked; only after the level `after`, if it names one. */
  | { readonly type: 'escalate'; readonly after?: EmergencyLevel | null | undefined }
  | { readonly type: 'end'; readonly as: Exclude<EmergencyEnd, 'cancelled'> };

/** Who is left when somebody says that they cannot come. */
export type RemainingHelpers =
  | { readonly is: 'arrived' | 'acting' | 'nobody' }
  /** Somebody was asked and has not answered. */
  | { readonly is: 'asked' }
  /** `lateAt` is when one no longer counts on anybody who is on the way. */
  | { readonly is: 'coming'; readonly lateAt: Date };

/** Why something does not happen: the codes of the contract, and `not-due` for the clock. */
export type Refusal =
  | 'emergency-has-fired'
  | 'emergency-has-ended'
  | 'emergency-not-fired'
  | 'not-due';

/** What follows: the new standing, what the timeline tells, and which level is asked now. */
export interface Moved {
  readonly to: Status;
  readonly steps: readonly EmergencyStep[];
  readonly asks: EmergencyLevel | null;
}

/** What follows, or why nothing does. */
export type Outcome = Moved | { readonly refused: Refusal };

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** When an emergency fires that was started at this time. */
export const firesAfter = (startedAt: Date): Date => later(startedAt, countdownSeconds);

/**
 * How long after it fired an emergency that rests is still the one that a press joins, in minutes:
 * where everybody was asked in vain, and where somebody has answered.
 */
const joinedMinutes = { unanswered: 1, answered: 15 };

/**
 * Whether nothing follows an open emergency by itself any more, and it is not of now: everybody was
 * asked in vain, or somebody has come and nobody has ended it. A new press is a new call then.
 */
export function isStale(status: Status, now: Date): boolean {
  const { firesAt, nextLevelAt, state } = status;
  if (hasEnded(state) || state === 'counting-down' || nextLevelAt !== null) return false;
  const minutes = state === 'alerting' ? joinedMinutes.unanswered : joinedMinutes.answered;
  // It fired while the clock was ahead, at a time that nobody knows.
  return firesAt > now || later(firesAt, minutes * 60) <= now;
}

/**
 * Whether a press of this moment surely would have joined an emergency that went on then and has ended
 * since: one that may have been left open already, for which nobody had answered, it would not.
 */
export function wouldHaveJoined(
  { firesAt }: Pick<Status, 'firesAt'>,
  at: Date,
  wasAnswered: boolean,
): boolean {
  const minutes = wasAnswered ? joinedMinutes.answered : joinedMinutes.unanswered;
  return at < later(firesAt, minutes * 60);
}

/**
 * The level that follows by itself; null after the last, which of a drill is the first: strangers are
 * not disturbed by one unless somebody wants them to be.
 */
export const levelAfter = (
  status: Pick<Status, 'drill' | 'level'>,
  waits: Pick<Waits, 'level'>,
): EmergencyLevel | null =>
  status.drill && status.level !== null ? null : levelToAsk(status, waits);

/** The level that somebody may have asked now; null after the last. */
function levelToAsk(
  { level }: Pick<Status, 'level'>,
  waits: Pick<Waits, 'level'>,
): EmergencyLevel | null {
  const left = level === null ? emergencyLevels : emergencyLevels.slice(1 + placeOf(level));
  return left.find((each) => waits.level[each] !== undefined) ?? null;
}

const placeOf = (level: EmergencyLevel) => emergencyLevels.indexOf(level);

/** Asks the level that follows, if there is one. While nobody has answered, it waits for an answer. */
function ask(
  from: Status,
  now: Date,
  waits: Waits,
  steps: readonly EmergencyStep[],
  level = levelAfter(from, waits),
): Moved {
  if (level === null) return unanswered(from, steps);
  const requested = { ...from, level };
  if (from.state !== 'alerting') return { to: requested, steps, asks: level };
  const nextLevelAt = later(now, waits.level[level] ?? 0);
  return { to: { ...requested, nextLevelAt }, steps, asks: level };
}

/** Nothing more follows by itself where nobody has answered and no level is left: that is said. */
function unanswered(from: Status, steps: readonly EmergencyStep[]): Moved {
  if (from.state !== 'alerting') return { to: from, steps, asks: null };
  const said = steps.includes('late') ? steps : [...steps, 'unanswered' as const];
  return { to: { ...from, nextLevelAt: null }, steps: said, asks: null };
}

const isDue = (at: Date | null, now: Date) => at !== null && at <= now;

/** What the clock does. */
function byClock(from: Status, happening: ByClock, now: Date, waits: Waits): Outcome {
  const { type } = happening;
  if (type === 'nobody') return ask(from, now, waits, []);
  if (type === 'fire') {
    if (from.state !== 'counting-down') return { refused: 'emergency-has-fired' } as const;
    if (!isDue(from.firesAt, now)) return { refused: 'not-due' } as const;
    return ask({ ...from, state: 'alerting' }, now, waits, ['fired']);
  }
  if (!isDue(from.nextLevelAt, now)) return { refused: 'not-due' } as const;
  if (from.state !== 'on-the-way') return ask({ ...from, state: 'alerting' }, now, waits, []);
  const { lateAt = null } = happening;
  // Whoever else is on the way is waited for, while more people are asked.
  const waiting =
    lateAt === null ? ({ ...from, state: 'alerting' } as const) : { ...from, nextLevelAt: lateAt };
  return ask(waiting, now, waits, ['late']);
}

type ByClock = Extract<Happening, { type: 'climb' | 'fire' | 'nobody' }>;

/** Somebody has the next level asked: two who do so at once ask one level. */
function escalated(
  from: Status,
  after: EmergencyLevel | null | undefined,
  now: Date,
  waits: Waits,
) {
  const isMeant = after === undefined || after === from.level;
  const level = levelToAsk(from, waits);
  if (!isMeant || level === null) return { to: from, steps: [], asks: null };
  return ask(from, now, waits, ['escalated'], level);
}

/**
 * After somebody answered: the next level waits for somebody to set off. So does, where no level is
 * left, what is said when nobody comes; a drill has nobody to come.
 */
function acknowledged(from: Status, now: Date, waits: Waits): Status {
  if (from.state !== 'alerting') return from;
  const nextLevelAt = from.drill ? null : later(now, waits.coming);
  return { ...from, state: 'acknowledged', nextLevelAt };
}

/**
 * After somebody said that they cannot come. Where nobody else is counted on, those who were asked
 * have relied on them, and more are asked at once; so they are when nobody is left who may answer.
 */
function cannotCome(from: Status, left: RemainingHelpers, now: Date, waits: Waits): Moved {
  const steps = ['cannot'] as const;
  const stays = (to: Status): Moved => ({ to, steps, asks: null });
  const alerting = { ...from, state: 'alerting' } as const;
  if (from.state === 'alerting') {
    const isOver = left.is === 'nobody' && from.nextLevelAt !== null;
    return isOver ? ask(from, now, waits, steps) : stays(from);
  }
  switch (left.is) {
    case 'arrived':
      return stays(from);
    case 'coming':
      return stays({ ...from, state: 'on-the-way', nextLevelAt: left.lateAt });
    case 'acting':
      return stays(from.state === 'acknowledged' ? from : acknowledged(alerting, now, waits));
    default:
      return ask(alerting, now, waits, steps);
  }
}

/** What somebody who helps does. */
function byHelper(from: Status, happening: Help, now: Date, waits: Waits): Moved {
  const moved = (to: Status, step: EmergencyStep): Moved => ({ to, steps: [step], asks: null });
  switch (happening.type) {
    case 'acknowledge':
      return moved(acknowledged(from, now, waits), 'acknowledged');
    case 'ambulance':
      return moved(acknowledged(from, now, waits), 'ambulance-called');
    case 'arrive':
      return moved({ ...from, state: 'arrived', nextLevelAt: null }, 'arrived');
    case 'come': {
      const onTheWay = { state: 'on-the-way', nextLevelAt: happening.lateAt } as const;
      return moved(from.state === 'arrived' ? from : { ...from, ...onTheWay }, 'coming');
    }
  }
}

type Help = Extract<Happening, { type: 'acknowledge' | 'ambulance' | 'arrive' | 'come' }>;

function cancelled(from: Status): Outcome {
  if (from.state === 'cancelled') return { to: from, steps: [], asks: null };
  if (from.state !== 'counting-down') return { refused: 'emergency-has-fired' };
  const to = { ...from, state: 'cancelled', nextLevelAt: null } as const;
  return { to, steps: ['cancelled'], asks: null };
}

/**
 * What follows when something happens to an emergency. Pure: every use case and every work asks it
 * with the row locked. Cancel wins exactly while nobody was notified.
 */
export function whatFollows(from: Status, happening: Happening, now: Date, waits: Waits): Outcome {
  const { type } = happening;
  if (type === 'cancel') return cancelled(from);
  if (hasEnded(from.state)) return { refused: 'emergency-has-ended' };
  if (type === 'fire') return byClock(from, happening, now, waits);
  if (from.state === 'counting-down') return { refused: 'emergency-not-fired' };
  switch (type) {
    case 'climb':
    case 'nobody':
      return byClock(from, happening, now, waits);
    case 'escalate':
      return escalated(from, happening.after, now, waits);
    case 'cannot':
      return cannotCome(from, happening.left, now, waits);
    case 'end':
      return {
        to: { ...from, state: happening.as, nextLevelAt: null },
        steps: [happening.as],
        asks: null,
      };
    default:
      return byHelper(from, happening, now, waits);
  }
}
