import {
  type CallerState,
  type CallKind,
  type CallOutcome,
  callLimits,
} from '@hafi/contract/calls/call-terms';

/** Somebody who is called or takes part. */
export interface Person {
  readonly personId: string;
  readonly state: CallerState;
}

/** A device that is in a call. */
export interface Leg {
  readonly id: string;
  readonly personId: string;
  readonly beatAt: Date;
}

/** A call as it stands. */
export interface CallState {
  readonly kind: CallKind;
  readonly startedBy: string | null;
  /** The doctor of an appointment, with whom it ends; null elsewhere. */
  readonly doctorId: string | null;
  readonly ringsUntil: Date;
  /** Until when an appointment is open. */
  readonly openUntil: Date | null;
  readonly answeredAt: Date | null;
  readonly aloneSince: Date | null;
  readonly endedAt: Date | null;
  readonly outcome: CallOutcome | null;
  readonly people: readonly Person[];
  /** The devices that are in it now. */
  readonly legs: readonly Leg[];
}

/** What happens to a call. */
export type Act =
  | {
      readonly type: 'join';
      readonly personId: string;
      readonly legId: string;
      /** Takes the call over from another own device. */
      readonly takesOver: boolean;
    }
  | { readonly type: 'decline'; readonly personId: string }
  /** `failed`: no connection came about. */
  | { readonly type: 'leave'; readonly legId: string; readonly failed: boolean }
  /** People who may not take part any more. */
  | { readonly type: 'remove'; readonly people: readonly string[] }
  /** The sessions of these devices have ended, or their people are in another call. */
  | { readonly type: 'drop'; readonly legs: readonly string[] }
  | { readonly type: 'tick' };

export type Refusal = 'call-over' | 'call-full' | 'answered-elsewhere';

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** How a call goes on, or why the act is refused. A call that has ended stays as it is. */
export function followCall(call: CallState, act: Act, now: Date): CallState | { refused: Refusal } {
  if (act.type === 'join') return join(call, act, now);
  if (call.endedAt) return call;
  switch (act.type) {
    case 'decline':
      return settle(withStates(call, [act.personId], { ringing: 'declined' }), now);
    case 'leave':
      return hangUp(call, dropLegs(call, [act.legId]), now, act.failed);
    case 'drop':
      return hangUp(call, dropLegs(call, act.legs), now);
    case 'remove':
      return hangUp(call, remove(call, act.people), now);
    case 'tick':
      return settle(tick(call, now), now);
  }
}

/** A new call, which rings for all but those who are in another one. */
export function beginCall(
  begun: Pick<CallState, 'doctorId' | 'kind' | 'openUntil'> & {
    readonly startedBy: string;
    readonly legId: string;
    readonly others: readonly string[];
    readonly busy: ReadonlySet<string>;
  },
  now: Date,
): CallState {
  const { busy, doctorId, kind, legId, openUntil, others, startedBy } = begun;
  const people: Person[] = [
    { personId: startedBy, state: 'joined' },
    ...others.map((personId) => ({
      personId,
      state: busy.has(personId) ? ('busy' as const) : ('ringing' as const),
    })),
  ];
  const call: CallState = {
    kind,
    startedBy,
    doctorId,
    openUntil,
    ringsUntil: after(now, callLimits.ringSeconds),
    answeredAt: null,
    aloneSince: null,
    endedAt: null,
    outcome: null,
    people,
    legs: [{ id: legId, personId: startedBy, beatAt: now }],
  };
  return settle(call, now);
}

/** When the clock must look at a call next; null once it has ended. */
export function nextDue(call: CallState): Date | null {
  if (call.endedAt) return null;
  const times = call.legs.map(({ beatAt }) => after(beatAt, callLimits.silentSeconds));
  if (isRinging(call)) times.push(call.ringsUntil);
  if (call.aloneSince) times.push(aloneUntil(call, call.aloneSince));
  return new Date(Math.min(...times.map((time) => time.getTime())));
}

/** Until when somebody may be alone in a call: in an appointment as long as it is open. */
function aloneUntil({ answeredAt, openUntil }: CallState, aloneSince: Date): Date {
  const deadline = answeredAt ? after(aloneSince, callLimits.aloneSeconds) : aloneSince;
  return openUntil && openUntil > deadline ? openUntil : deadline;
}

const isRinging = ({ people }: CallState) => people.some(({ state }) => state === 'ringing');

/** How many people are in it. */
const presentIn = ({ legs }: CallState) => new Set(legs.map(({ personId }) => personId)).size;

/** Moves people from one state to another; who is in none of these stays. */
function withStates(
  call: CallState,
  ids: readonly string[] | null,
  to: Partial<Record<CallerState, CallerState>>,
): CallState {
  const people = call.people.map((person) => {
    const isMeant = ids === null || ids.includes(person.personId);
    return isMeant ? { ...person, state: to[person.state] ?? person.state } : person;
  });
  return { ...call, people };
}

/** Devices leave; who is in it by no other one has left. */
function dropLegs(call: CallState, ids: readonly string[]): CallState {
  const gone = call.legs.filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return call;
  const legs = call.legs.filter(({ id }) => !ids.includes(id));
  const left = gone
    .map(({ personId }) => personId)
    .filter((personId) => !legs.some((leg) => leg.personId === personId));
  return withStates({ ...call, legs }, left, { joined: 'left' });
}

/** Somebody has gone on purpose. An answered appointment is over for everybody with its doctor. */
function hangUp(before: CallState, call: CallState, now: Date, failed = false): CallState {
  const hasDoctor = ({ legs }: CallState) =>
    legs.some(({ personId }) => personId === before.doctorId);
  const isOver = call.answeredAt !== null && hasDoctor(before) && !hasDoctor(call);
  return isOver ? end(call, now, failed) : settle(call, now, { hungUp: true, failed });
}

/** Who took part has left; who did not is not to know of it any more. */
function remove(call: CallState, ids: readonly string[]): CallState {
  const legs = call.legs.filter(({ personId }) => ids.includes(personId)).map(({ id }) => id);
  const dropped = dropLegs(call, legs);
  const people = dropped.people.filter(
    ({ personId, state }) => state === 'left' || !ids.includes(personId),
  );
  return { ...dropped, people };
}

function tick(call: CallState, now: Date): CallState {
  const silent = call.legs
    .filter(({ beatAt }) => after(beatAt, callLimits.silentSeconds) <= now)
    .map(({ id }) => id);
  const remaining = dropLegs(call, silent);
  return call.ringsUntil <= now ? withStates(remaining, null, { ringing: 'missed' }) : remaining;
}

function join(
  call: CallState,
  { legId, personId, takesOver }: Extract<Act, { type: 'join' }>,
  now: Date,
): CallState | { refused: Refusal } {
  if (call.endedAt) return { refused: 'call-over' };
  const own = call.legs.filter((leg) => leg.personId === personId);
  if (own.some(({ id }) => id === legId)) return call;
  if (own.length > 0 && !takesOver) return { refused: 'answered-elsewhere' };
  const others = call.legs.filter((leg) => leg.personId !== personId);
  if (others.length >= callLimits.people) return { refused: 'call-full' };
  const isKnown = call.people.some((person) => person.personId === personId);
  const people = isKnown
    ? call.people.map((person) =>
        person.personId === personId ? { ...person, state: 'joined' as const } : person,
      )
    : [...call.people, { personId, state: 'joined' as const }];
  const legs = [...others, { id: legId, personId, beatAt: now }];
  return settle({ ...call, people, legs }, now);
}

/**
 * What follows by itself: it is answered once two people are in it; it ends when nobody is, when
 * nobody rings any more who could answer, when one of two hangs up, and when somebody was alone for
 * long.
 */
function settle(
  call: CallState,
  now: Date,
  { failed = false, hungUp = false }: { failed?: boolean; hungUp?: boolean } = {},
): CallState {
  const present = presentIn(call);
  if (present >= 2) return { ...call, answeredAt: call.answeredAt ?? now, aloneSince: null };
  if (present === 0) return end(call, now, failed);
  if (isRinging(call)) return { ...call, aloneSince: null };
  const mayReturn = call.people.filter(({ state }) => state !== 'left').length;
  const isLast = call.people.length <= 2 || mayReturn === 1;
  if (call.answeredAt && hungUp && isLast) return end(call, now, failed);
  const aloneSince = call.aloneSince ?? now;
  return aloneUntil(call, aloneSince) > now ? { ...call, aloneSince } : end(call, now, failed);
}

/** Everybody leaves, and who was still called has missed it. */
function end(call: CallState, now: Date, failed: boolean): CallState {
  const legs = call.legs.map(({ id }) => id);
  const over = withStates(dropLegs(call, legs), null, { ringing: 'missed' });
  return { ...over, aloneSince: null, endedAt: now, outcome: failed ? 'failed' : outcomeOf(over) };
}

function outcomeOf({ answeredAt, people, startedBy }: CallState): CallOutcome {
  if (answeredAt) return 'answered';
  const states = people.filter(({ personId }) => personId !== startedBy).map(({ state }) => state);
  return (
    (['missed', 'declined', 'busy'] as const).find((each) => states.includes(each)) ?? 'missed'
  );
}
