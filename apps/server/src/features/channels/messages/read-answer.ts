import { longestWayMinutes } from '@hafi/contract/emergency/emergency-terms';
import {
  afterGoing,
  afterWhat,
  ambulance,
  arrived,
  beforeClock,
  beforeComing,
  called,
  cannot,
  cannotElse,
  coming,
  comingFirst,
  fillersOfArrived,
  fillerWords,
  goingTo,
  hourWords,
  maybeElse,
  minuteWords,
  negations,
  no,
  notSurely,
  numbers,
  onItsWay,
  status,
  statusWords,
  yes,
  yesPhrases,
} from './answer-words.ts';
import { hasPhrase, isQuestion, saysOnly, spoken } from './words-of.ts';

/** What the words of somebody say who was asked for help: what they do, and in how many minutes. */
export interface ReadAnswer {
  readonly command: 'yes' | 'coming' | 'no' | 'ambulance' | 'arrived' | 'status';
  readonly minutes: number | null;
}

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  return /^\d{1,3}$/.test(word) ? Number(word) : (numbers[word] ?? null);
};

/** In how many minutes; null where none are said, `clock` for an hour of the day. */
function minutesOf(words: readonly string[]): number | null | 'clock' {
  const half = ['HALF AN HOUR', 'DEMI HEURE', 'IGICE CY ISAHA', 'HALF HOUR'];
  if (hasPhrase(words, half)) return 30;
  if (hasPhrase(words, ['AN HOUR', 'UNE HEURE', 'ISAHA IMWE'])) return 60;
  const said = words.flatMap((word, at): number[] => {
    const number = numberOf(word);
    if (number === null) return [];
    const next = words[at + 1] ?? '';
    const last = words[at - 1] ?? '';
    const isMinutes = minuteWords.includes(next) || minuteWords.includes(last);
    const isHours = hourWords.includes(next) || /^(I|MA|AMA)SAHA$/.test(last);
    if (isMinutes) return [number];
    if (isHours) return [number * 60];
    // "Between 10 and 15 minutes": the later one counts.
    return [beforeClock.includes(last) ? Number.NaN : number];
  });
  if (said.some(Number.isNaN)) return 'clock';
  return said.length > 0 ? Math.max(...said) : null;
}

const isInfinitive = (word: string) => /^(KU|GU|KW|KO|GO)[A-Z]/.test(word);

/** Whether somebody goes to do something else than to come: "going to die", "ngiye kuryama". */
function goesElsewhere(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    const then = words[at + 2];
    if (next === undefined) return false;
    if (word === 'GOING') {
      if (next === 'TO')
        return then !== undefined && !goingTo.includes(then) && !isThere(words, at);
      return !afterGoing.includes(next) && numberOf(next) === null;
    }
    if (!['NGIYE', 'NDAJE', 'NDAZA'].includes(word)) return false;
    if (isInfinitive(next)) return !goingTo.includes(next);
    const isPlace = word === 'NGIYE' && ['MU', 'KU', 'KWA', 'I'].includes(next);
    return (
      isPlace && !['HER', ...minuteWords].includes(then ?? '') && !hourWords.includes(then ?? '')
    );
  });
}

const isThere = (words: readonly string[], at: number) =>
  hasPhrase(words.slice(at), ['TO BE THERE', 'TO THE HOUSE']);

/** "Arrive vite" bids somebody come. */
const isBidden = (words: readonly string[]) => hasPhrase(words, ['ARRIVE VITE', 'ARRIVE ICI']);

function readComing(words: readonly string[]): ReadAnswer | null {
  const first = words.findIndex((word) => !beforeComing.includes(word));
  const said = words.slice(first).join(' ');
  const isFirst =
    !(isBidden(words) && words[first] === 'ARRIVE') &&
    comingFirst.some((each) => said === each || said.startsWith(`${each} `));
  if (!isFirst && !hasPhrase(words, coming)) return null;
  if (goesElsewhere(words)) return null;
  const minutes = minutesOf(words);
  const unsure = minutes === null ? [...notSurely, ...afterWhat] : notSurely;
  if (words.some((word) => unsure.includes(word)) || hasPhrase(words, maybeElse)) return null;
  if (minutes === 'clock' || (minutes !== null && minutes > longestWayMinutes)) return null;
  return { command: 'coming', minutes: minutes === 0 ? 1 : minutes };
}

/**
 * What somebody answers to a call for help, in words of their own; null where it is not clear. That they
 * come or see to it lets others wait, so it counts only where nothing else is said; that they cannot
 * has others asked, and counts unless they may still come.
 */
export function readAnswer(typed: readonly string[]): ReadAnswer | null {
  const words = spoken(typed);
  const plain = (command: ReadAnswer['command']): ReadAnswer => ({ command, minutes: null });
  const isRequested = isQuestion(typed);
  const has = (those: readonly string[]) => words.some((word) => those.includes(word));
  if (hasPhrase(words, status) || (isRequested && has(statusWords))) return plain('status');
  if (isRequested) return null;
  const isUnable = hasPhrase(words, cannot);
  const isDenied = has(negations);
  if (isUnable) {
    const isElse = has(cannotElse) || hasPhrase(words, coming) || has(yes) || has(ambulance);
    return isElse ? null : plain('no');
  }
  if (has(ambulance)) {
    const isCalled = has(called) || has(onItsWay);
    return isCalled && !isDenied && !has(notSurely) ? plain('ambulance') : null;
  }
  if (!isDenied) {
    if (hasPhrase(words, arrived) && words.every((word) => fillsArrived(word))) {
      return plain('arrived');
    }
    const come = readComing(words);
    if (come) return come;
  }
  if (saysOnly(words, yes, fillerWords)) return plain('yes');
  if (hasPhrase(words, yesPhrases) && words.every((word) => fillsYes(word))) return plain('yes');
  return saysOnly(words, no, fillerWords) ? plain('no') : null;
}

const arrivedWords = new Set(arrived.flatMap((line) => line.split(' ')));
const fillsArrived = (word: string) => arrivedWords.has(word) || fillersOfArrived.includes(word);
const yesWords = new Set(yesPhrases.flatMap((line) => line.split(' ')));
const fillsYes = (word: string) =>
  yesWords.has(word) || yes.includes(word) || fillerWords.includes(word);
