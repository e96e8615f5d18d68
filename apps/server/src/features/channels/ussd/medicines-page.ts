import { septetsOf } from '@hafi/base/sms-text';
import type { DoseKey, UssdDose, UssdState } from './ussd-state.ts';
import { keyed, medicineOf, screenOf, screenSize, type UssdWords } from './ussd-words.ts';

type Page = Extract<UssdState, { at: 'medicines' }>;

/** Key 9 is "More", so a page has at most this many others. */
const mostKeys = 8;
const longestName = 34;

/** What waits for an answer first, then what may be taken when it is needed. */
function rank({ mayAnswer, state }: UssdDose): number {
  if (state === 'needed') return 1;
  if (mayAnswer) return 0;
  return state === 'upcoming' ? 2 : 3;
}
const timeOf = ({ dueAt }: UssdDose) => dueAt ?? '';
const inOrder = (doses: readonly UssdDose[]) =>
  [...doses].sort(
    (one, other) => rank(one) - rank(other) || timeOf(one).localeCompare(timeOf(other)),
  );

/** The dose that a key stands for; undefined when it is planned no more. */
export const doseOf = (
  doses: readonly UssdDose[],
  { dueAt, medicationId }: DoseKey,
): UssdDose | undefined =>
  doses.find((each) => each.medicationId === medicationId && each.dueAt === dueAt);

function stateWord({ state }: UssdDose, words: UssdWords): string {
  if (state === 'taken' || state === 'late') return words.say('taken');
  if (state === 'upcoming') return words.say('later');
  return words.say('skipped');
}

function lineOf(dose: UssdDose, key: number | null, words: UssdWords): string {
  const { dueAt, mayAnswer } = dose;
  const medicine = medicineOf(dose, longestName, words);
  const when = dueAt ? words.timeOf(dueAt) : words.say('needed');
  const text = `${when} ${medicine}`;
  const said = mayAnswer ? text : `${text}: ${stateWord(dose, words)}`;
  return key === null ? said : keyed(key, said);
}

const keyOf = ({ dueAt, medicationId }: UssdDose): DoseKey => ({ dueAt, medicationId });
const ends = (words: UssdWords, more: boolean) => [
  ...(more ? [keyed(9, words.say('more'))] : []),
  keyed(0, words.say('back')),
];

/** The page of today's doses from a place in their order on, as many as fit. */
export function medicinesFrom(doses: readonly UssdDose[], from: number, words: UssdWords): Page {
  const rest = inOrder(doses).slice(from);
  const shown: UssdDose[] = [];
  const keys: DoseKey[] = [];
  const lines: string[] = [];
  for (const dose of rest) {
    const key = dose.mayAnswer ? keys.length + 1 : null;
    const line = lineOf(dose, key, words);
    const size = septetsOf(screenOf([...lines, line, ...ends(words, true)]));
    if (size > screenSize || keys.length >= mostKeys) break;
    shown.push(dose);
    lines.push(line);
    if (key !== null) keys.push(keyOf(dose));
  }
  const to = from + shown.length;
  return { at: 'medicines', shown: shown.map(keyOf), keys, to, more: shown.length < rest.length };
}

/** Draws a page. A key keeps its meaning, also when its dose was answered meanwhile. */
export function medicinesLines(
  { keys, more, shown }: Page,
  doses: readonly UssdDose[],
  words: UssdWords,
): string[] {
  const lines = shown.flatMap((each) => {
    const dose = doseOf(doses, each);
    const at = keys.findIndex(
      ({ dueAt, medicationId }) => dueAt === each.dueAt && medicationId === each.medicationId,
    );
    return dose ? [lineOf(dose, at < 0 ? null : at + 1, words)] : [];
  });
  if (lines.length === 0) lines.push(words.say('no-medicines'));
  return [...lines, ...ends(words, more)];
}
