import { minuteInMs } from '@hafi/base/time';
import { longestWayMinutes } from '@hafi/contract/emergency/emergency-terms';
import { wordsOf } from '@hafi/i18n/find-words';
import type { CalledResponder } from '../course/responders.repo.ts';

/** What somebody says by SMS who was asked for help, or whether they can be reached. */
export interface SaidByPhone {
  /** `words` are not understood; `status` asks how the call stands. */
  readonly what: 'yes' | 'no' | 'coming' | 'arrived' | 'ambulance' | 'status' | 'words';
  /** In how many minutes who comes is there. */
  readonly minutes: number | null;
  /** What they wrote, to be shown to everybody who sees the emergency; null for a mere keyword. */
  readonly words: string | null;
}

export const hasAnswered = ({
  acknowledgedAt,
  arrivedAt,
  cannotAt,
  comingAt,
}: CalledResponder): boolean =>
  acknowledgedAt !== null || comingAt !== null || cannotAt !== null || arrivedAt !== null;

const isOpen = (row: CalledResponder) => !hasAnswered(row);

/** Said to be on the way, and not there yet. */
export const comes = ({ arrivedAt, cannotAt, comingAt }: CalledResponder): boolean =>
  comingAt !== null && arrivedAt === null && cannotAt === null;

const isThere = ({ arrivedAt, cannotAt }: CalledResponder) =>
  arrivedAt !== null && cannotAt === null;

/** Sees to it, and may set off yet. */
export const seesTo = ({
  acknowledgedAt,
  arrivedAt,
  cannotAt,
  comingAt,
}: CalledResponder): boolean =>
  acknowledgedAt !== null && comingAt === null && arrivedAt === null && cannotAt === null;

/** Refused after another call had asked: "YES" may take that back. */
const mayTakeBack = ({ cannotAt }: CalledResponder, rows: readonly CalledResponder[]) =>
  cannotAt !== null &&
  rows.some((other) => isOpen(other) && other.toldAt !== null && other.toldAt < cannotAt);

/** The calls that these words fit, by what was said of each before. */
function fitting(
  what: SaidByPhone['what'],
  rows: readonly CalledResponder[],
  isLate: (row: CalledResponder) => boolean,
): readonly CalledResponder[] {
  switch (what) {
    case 'yes':
      return rows.filter((row) => isOpen(row) || mayTakeBack(row, rows));
    case 'coming':
      return rows.filter(
        (row) => isOpen(row) || seesTo(row) || isLate(row) || mayTakeBack(row, rows),
      );
    case 'arrived':
      return rows.filter(comes);
    case 'ambulance':
      return rows.filter((row) => comes(row) || isThere(row));
    case 'no': {
      const coming = rows.filter(comes);
      return coming.length > 0 ? coming : rows.filter((row) => isOpen(row) || seesTo(row));
    }
    default:
      return [];
  }
}

/** Parts of names that stand in answers as words: they name nobody. */
const ordinary = ['merci', 'dieu', 'imana', 'hope', 'bien', 'neza', 'the', 'des', 'les'];

/** The elders whose first name stands in the words: all of it, else a part. */
function namedIn(said: string | null, names: ReadonlyMap<string, string>): ReadonlySet<string> {
  const words = new Set(wordsOf(said ?? ''));
  const parts = [...names].map(([id, name]) => {
    const all = wordsOf(name).filter((word) => word.length > 2 && !ordinary.includes(word));
    return {
      id,
      isComplete: all.every((word) => words.has(word)),
      found: all.filter((word) => words.has(word)),
    };
  });
  const named = parts.filter(({ found }) => found.length > 0);
  const complete = named.filter(({ isComplete }) => isComplete);
  return new Set((complete.length > 0 ? complete : named).map(({ id }) => id));
}

/** Those that went to somebody lately whose call is over: "I am with her" may be said of them. */
const mayBeThere = (over: readonly CalledResponder[], now: Date) =>
  over.some(
    (row) =>
      comes(row) &&
      now.getTime() - (row.comingAt?.getTime() ?? 0) <= longestWayMinutes * minuteInMs,
  );

/** What decides which call is meant. */
export interface ContactQuestion {
  /** The calls that go on and asked the number, first those without an answer. */
  readonly rows: readonly CalledResponder[];
  /** Those that are over. */
  readonly over: readonly CalledResponder[];
  /** The first name of each elder. */
  readonly names: ReadonlyMap<string, string>;
  readonly isLate: (row: CalledResponder) => boolean;
  readonly now: Date;
}

/**
 * The calls that a message may mean: one where it is clear, which it may answer. What follows "I am
 * coming" is of the call to which they come; a first answer of the one that has none; and a first name
 * says which. An answer of which that is not clear counts for none: nobody is left alone on doubt.
 */
export function callsMeant(
  { isLate, names, now, over, rows }: ContactQuestion,
  { what, words }: SaidByPhone,
): { readonly meant: readonly CalledResponder[]; readonly isSure: boolean } {
  const [first] = rows;
  if (!first) return { meant: [], isSure: false };
  const named = namedIn(words, names);
  const ofNamed = rows.filter(({ elderId }) => named.has(elderId));
  const isNamed = named.size === 1 && ofNamed.length > 0;
  const possible = ofNamed.length > 0 ? ofNamed : rows;
  if (what === 'status')
    return { meant: [possible.find(comes) ?? possible[0] ?? first], isSure: true };
  const fits = fitting(what, possible, isLate);
  const among = fits.length > 0 ? fits : possible;
  const [meant = first] = among;
  const ofEach = among.filter(
    ({ emergencyId }, at) => at === among.findIndex((each) => each.emergencyId === emergencyId),
  );
  if (ofEach.length > 1) return { meant: ofEach, isSure: false };
  const isOfOver =
    (what === 'arrived' || what === 'ambulance') && fits.length === 0 && mayBeThere(over, now);
  return { meant: [meant], isSure: isNamed || !isOfOver };
}
