import { helpKinds } from '@hafi/contract/volunteering/volunteering-terms';
import { doseOf, medicinesLines } from './medicines-page.ts';
import { beforeTelling } from './take-input.ts';
import type { PartOfDay, UssdData, UssdDose, UssdState } from './ussd-state.ts';
import { keyed, medicineOf, screenOf, short, type UssdText, type UssdWords } from './ussd-words.ts';

/** A screen; after one that ends the phone offers no more keys. */
export interface Screen {
  readonly text: string;
  readonly ends: boolean;
}

/** The names of the languages in themselves. */
const languages = ['Ikinyarwanda', 'English', 'Francais'];
const longestDoctor = 50;
const longestMedicine = 90;
const longestNeeded = 60;

const homeKeys: readonly UssdText[] = [
  'well',
  'help',
  'medicines',
  'appointment',
  'volunteer',
  'language',
];

const list = (texts: readonly string[]) => texts.map((text, at) => keyed(at + 1, text));

function partLine({ date, part }: PartOfDay, words: UssdWords): string {
  return `${words.say(date === words.today ? 'today' : 'tomorrow')}, ${words.say(part)}`;
}

function helpLines({ help }: UssdData, { say }: UssdWords): string[] {
  switch (help) {
    case 'none':
      return [say('help-ask'), keyed(1, say('help-yes'))];
    case 'alone':
      return [say('help-ask-alone'), keyed(1, say('help-yes'))];
    case 'counting-down':
      return [say('help-counting'), keyed(2, say('help-stop'))];
    case 'again':
      return [say('help-nobody'), keyed(1, say('help-again'))];
    default:
      return [say(`help-${help}`)];
  }
}

/** A dose before it is noted; of what is taken when needed, how much is allowed. */
function doseLines(dose: UssdDose, words: UssdWords): string[] {
  const { dueAt, limits } = dose;
  const medicine = medicineOf(dose, limits ? longestNeeded : longestMedicine, words);
  if (limits) return [medicine, words.say('dose-limits', limits)];
  return [dueAt ? `${words.timeOf(dueAt)} ${medicine}` : medicine];
}

function linesOf(state: UssdState, data: UssdData, words: UssdWords, phone: string): string[] {
  const { say } = words;
  const back = keyed(0, say('back'));
  switch (state.at) {
    case 'home':
      return data.whose === 'elder'
        ? ['Hafi', ...list(homeKeys.map((key) => say(key)))]
        : [`Hafi. ${say('danger')}`, ...list([say('register'), say('language')])];
    case 'well':
      return [say('well-noted', { time: words.timeOf(state.time) })];
    case 'help':
      if (beforeTelling.includes(data.help)) return [...helpLines(data, words), back];
      return [...helpLines(data, words), keyed(3, say('help-well')), back];
    case 'all-well':
      return [say('all-well-ask'), keyed(1, say('all-well-yes')), back];
    case 'help-said':
      return [say(`help-${state.said}`), back];
    case 'register':
      return [say('how-to-register', { phone })];
    case 'languages':
      return [...list(languages), back];
    case 'no-pin':
      return [say('pin-none'), back];
    case 'pin-locked':
      return [say('pin-locked'), back];
    case 'pin': {
      const { left } = state;
      return [left === undefined ? say('pin-ask') : say('pin-wrong', { left }), back];
    }
    case 'medicines':
      return medicinesLines(state, data.doses, words);
    case 'dose': {
      const dose = doseOf(data.doses, state.dose);
      if (!dose) return [say('dose-changed'), back];
      return [...doseLines(dose, words), keyed(1, say('dose-yes')), back];
    }
    case 'dose-said':
      return [say(`dose-${state.said}`), back];
    case 'appointment': {
      if (!data.appointment) return [say('appointment-none'), back];
      const { doctor, startsAt } = data.appointment;
      const when = `${words.dayOf(startsAt)}, ${words.timeOf(startsAt)}`;
      return [when, short(doctor, longestDoctor), back];
    }
    case 'kinds':
      return [...list(helpKinds.map((kind) => say(kind))), back];
    case 'parts':
      return [...list(state.parts.map((part) => partLine(part, words))), back];
    case 'asked':
      if (state.came === 'asked') return [say('asked')];
      return [say(`asked-${state.came}`), back];
  }
}

/** Whether nothing can be chosen on a screen. */
const isEnd = (state: UssdState): boolean =>
  state.at === 'well' ||
  state.at === 'register' ||
  (state.at === 'asked' && state.came === 'asked');

/** Draws the screen at which a conversation stands. */
export const drawScreen = (
  state: UssdState,
  data: UssdData,
  words: UssdWords,
  phone: string,
): Screen => ({ text: screenOf(linesOf(state, data, words, phone)), ends: isEnd(state) });
