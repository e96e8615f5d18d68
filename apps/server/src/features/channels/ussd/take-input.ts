import { helpKinds } from '@hafi/contract/volunteering/volunteering-terms';
import { medicinesFrom } from './medicines-page.ts';
import type { Locked, UssdAct, UssdData, UssdState } from './ussd-state.ts';
import type { UssdWords } from './ussd-words.ts';

/** Where an input leads, and what it does; the act then says where it led. */
export interface Step {
  readonly state: UssdState;
  readonly act?: UssdAct;
}

const home: UssdState = { at: 'home' };
const languages = ['rw', 'en', 'fr'] as const;

/** The screen of what only the PIN opens, once it is open. */
export function openScreen(to: Locked, data: UssdData, words: UssdWords): UssdState {
  if (to === 'all-well') return askAllWell(data);
  return to === 'medicines' ? medicinesFrom(data.doses, 0, words) : { at: to };
}

/** Asks about the call that everybody was notified of; another may have ended it, or called, meanwhile. */
function askAllWell({ called, help }: UssdData): UssdState {
  if (!called) return { at: 'help-said', said: 'over' };
  return beforeTelling.includes(help) ? { at: 'help' } : { at: 'all-well', ...called };
}

function gate(to: Locked, data: UssdData, words: UssdWords): Step {
  if (data.pin === 'none') return { state: { at: 'no-pin' } };
  if (data.pin === 'locked') return { state: { at: 'pin-locked' } };
  return { state: data.opened ? openScreen(to, data, words) : { at: 'pin', next: to } };
}

function fromHome(input: string, data: UssdData, words: UssdWords): Step {
  if (data.whose === 'nobody') {
    if (input === '1') return { state: { at: 'register' } };
    return { state: input === '2' ? { at: 'languages' } : home };
  }
  if (input === '1') return { state: home, act: { do: 'check-in' } };
  if (input === '2') return { state: { at: 'help' } };
  if (input === '3') return gate('medicines', data, words);
  if (input === '4') return gate('appointment', data, words);
  if (input === '5') return gate('kinds', data, words);
  return { state: input === '6' ? { at: 'languages' } : home };
}

const opened: readonly UssdState['at'][] = [
  'medicines',
  'dose',
  'dose-said',
  'appointment',
  'kinds',
  'parts',
  'asked',
  'all-well',
];

/** Where a conversation stands; at the beginning once its PIN was taken away or locked. */
export const admitted = (state: UssdState, data: UssdData): UssdState =>
  opened.includes(state.at) && !data.opened ? home : state;

/** While one of these stands, the first key calls. */
const mayCall: readonly UssdData['help'][] = ['none', 'alone', 'again'];

/** While one of these stands, nobody was notified, so that nobody needs the all-clear. */
export const beforeTelling: readonly UssdData['help'][] = ['none', 'alone', 'counting-down'];

/**
 * A stop that comes too late says so, and never that it worked. The all-clear needs the PIN: whoever
 * holds the phone could send everybody home.
 */
function fromHelp(input: string, data: UssdData, words: UssdWords): Step {
  const { help } = data;
  const state: UssdState = { at: 'help' };
  if (input === '1' && mayCall.includes(help)) return { state, act: { do: 'call-help' } };
  if (input === '2' && help !== 'none' && help !== 'alone') {
    return { state, act: { do: 'stop-help' } };
  }
  if (input === '3' && !beforeTelling.includes(help)) return gate('all-well', data, words);
  return { state: input === '0' ? home : state };
}

/** What an input means on a screen. A key that the screen does not offer shows it once more. */
export function takeInput(state: UssdState, input: string, data: UssdData, words: UssdWords): Step {
  const chosen = /^[1-9]$/.test(input) ? Number(input) - 1 : -1;
  const isBack = input === '0';
  switch (state.at) {
    case 'pin': {
      if (isBack) return { state: home };
      if (!/^\d{4,6}$/.test(input)) return { state };
      return { state, act: { do: 'guess-pin', pin: input, next: state.next } };
    }
    case 'languages': {
      const locale = languages[chosen];
      return locale ? { state: home, act: { do: 'say-language', locale } } : { state: home };
    }
    case 'medicines': {
      if (isBack) return { state: home };
      if (input === '9' && state.more) return { state: medicinesFrom(data.doses, state.to, words) };
      const dose = state.keys[chosen];
      return { state: dose ? { at: 'dose', dose } : state };
    }
    case 'dose': {
      if (input === '1') return { state, act: { do: 'take-dose', dose: state.dose } };
      return { state: isBack ? openScreen('medicines', data, words) : state };
    }
    case 'dose-said':
      return { state: isBack ? openScreen('medicines', data, words) : state };
    case 'kinds': {
      if (isBack) return { state: home };
      const kind = helpKinds[chosen];
      return { state: kind ? { at: 'parts', kind, parts: data.parts } : state };
    }
    case 'parts': {
      if (isBack) return { state: { at: 'kinds' } };
      const when = state.parts[chosen];
      return when ? { state, act: { do: 'ask', kind: state.kind, when } } : { state };
    }
    case 'help':
      return fromHelp(input, data, words);
    case 'all-well':
      if (input === '1') {
        return { state, act: { do: 'end-help', id: state.id, asked: state.asked } };
      }
      return { state: isBack ? { at: 'help' } : state };
    case 'home':
      return fromHome(input, data, words);
    default:
      return { state: isBack ? home : state };
  }
}
