import { septetsOf, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { expect, test } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { lastScreen } from './answer-ussd.ts';
import { drawScreen } from './draw-screen.ts';
import { partsFrom, wordsOf } from './load-data.ts';
import { openScreen, type Step, takeInput } from './take-input.ts';
import { doseSaid, type UssdData, type UssdDose, type UssdState } from './ussd-state.ts';
import { screenSize, type UssdWords } from './ussd-words.ts';

const now = new Date('2026-11-23T06:00:00Z');
const contact = '+250 788 000 000';

const wordsIn = (locale: (typeof locales)[number]): UssdWords =>
  wordsOf({ clock: { now: () => now }, translate } as Platform, locale);

const longName = 'Hydrochlorothiazide na lisinopril [20 mg] mu gitondo n’umugoroba '.repeat(3);
const states = ['due', 'missed', 'taken', 'late', 'skipped', 'upcoming'] as const;

const dose = (at: number): UssdDose => ({
  medicationId: `medicine-${at}`,
  dueAt: new Date(now.getTime() + (at - 20) * 600_000).toISOString(),
  name: at % 3 === 0 ? `Имя ${longName}` : longName,
  dosage: '1 comprimé et demi, avec de l’eau',
  state: states[at % states.length] ?? 'due',
  mayAnswer: at % 5 !== 4,
});

const needed = (at: number): UssdDose => ({
  medicationId: `needed-${at}`,
  dueAt: null,
  name: longName,
  dosage: '1 comprimé et demi, avec de l’eau',
  state: 'needed',
  mayAnswer: true,
  limits: { taken: 24, most: 24, hours: 24 },
});

const elder: UssdData = {
  help: 'counting-down',
  called: { id: 'call', asked: now.toISOString() },
  whose: 'elder',
  opened: true,
  pin: 'set',
  doses: [...Array.from({ length: 31 }, (_, at) => dose(at)), needed(1), needed(2)],
  appointment: {
    startsAt: '2026-09-30T12:00:00Z',
    doctor: `Dr. ${'Nyirabahizi-Uwimana '.repeat(6)}`,
  },
  parts: partsFrom(now),
};
const people: Readonly<Record<string, UssdData>> = {
  elder,
  'elder without anything': { ...elder, help: 'none', called: null, doses: [], appointment: null },
  'elder to whom nobody has agreed': { ...elder, help: 'alone', called: null, doses: [] },
  'elder whose people are being told': { ...elder, help: 'telling', doses: [] },
  'elder whose people are told': { ...elder, help: 'told', doses: [] },
  'elder to whose call somebody sees': { ...elder, help: 'answered', doses: [] },
  'elder to whom nobody answered': { ...elder, help: 'nobody', doses: [] },
  'elder who may call once more': { ...elder, help: 'again', doses: [] },
  'elder before the PIN': { ...elder, opened: false, doses: [], appointment: null, parts: [] },
  'elder without a PIN': { ...elder, opened: false, pin: 'none', doses: [], parts: [] },
  'elder with a locked PIN': { ...elder, opened: false, pin: 'locked', doses: [], parts: [] },
  nobody: { ...elder, whose: 'nobody', opened: false, pin: 'none', doses: [], parts: [] },
};

/** Every screen to which an act may lead. */
function after({ act, state }: Step, data: UssdData, words: UssdWords): UssdState[] {
  switch (act?.do) {
    case 'check-in':
      return [{ at: 'well', time: now.toISOString() }];
    case 'guess-pin': {
      const wrong = { at: 'pin', next: act.next, left: 4 } as const;
      return [openScreen(act.next, data, words), wrong, { at: 'pin-locked' }];
    }
    case 'stop-help':
      return [{ at: 'help-said', said: 'stopped' }];
    case 'end-help':
      return [
        ...(['ended', 'over'] as const).map((said) => ({ at: 'help-said' as const, said })),
        { at: 'help' },
      ];
    case 'take-dose':
      return doseSaid.map((said) => ({ at: 'dose-said', said }));
    case 'ask':
      return (['asked', 'no-home', 'too-many', 'too-late', 'refused'] as const).map((came) => ({
        at: 'asked',
        came,
      }));
    default:
      return [state];
  }
}

const inputs = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '4729', '', '99', 'x'];

/** All screens that somebody can come to, by what they show. */
function walk(data: UssdData, words: UssdWords) {
  const known = new Map<string, UssdState>();
  const open: UssdState[] = [{ at: 'home' }];
  for (let state = open.pop(); state; state = open.pop()) {
    const key = JSON.stringify(state);
    if (known.has(key)) continue;
    known.set(key, state);
    if (drawScreen(state, data, words, contact).ends) continue;
    for (const input of inputs) {
      open.push(...after(takeInput(state, input, data, words), data, words));
    }
  }
  return [...known.values()];
}

test.each(locales.flatMap((locale) => Object.keys(people).map((who) => [locale, who] as const)))(
  'every screen in %s of an %s fits a phone',
  (locale, who) => {
    const data = people[who] as UssdData;
    const words = wordsIn(locale);
    const screens = walk(data, words).map((state) => drawScreen(state, data, words, contact));
    expect(screens.length).toBeGreaterThanOrEqual(3);
    for (const { ends, text } of screens) {
      expect(septetsOf(text), text).toBeLessThanOrEqual(screenSize);
      expect(toGsmText(text)).toBe(text);
      expect(text, 'nothing is cut or missing').not.toMatch(/[{}]|channels\./);
      // Whoever is not at the end can go somewhere.
      if (!ends) expect(text).toMatch(/^[0-9] /m);
    }
  },
);

const lastTexts = ['no-number', 'again', 'slow'] as const;

test.each(locales.flatMap((locale) => lastTexts.map((text) => [text, locale] as const)))(
  'the last screen "%s" fits a phone and names 912, in %s',
  (what, locale) => {
    const platform = { clock: { now: () => now }, translate } as Platform;
    const { ends, text } = lastScreen(platform, locale, what);
    expect(ends).toBe(true);
    expect(septetsOf(text), text).toBeLessThanOrEqual(screenSize);
    expect(toGsmText(text)).toBe(text);
    expect(text).toContain('912');
  },
);

test('every dose is on one page, and each page but the last leads on', () => {
  const words = wordsIn('en');
  const shown = new Set<string>();
  let page = openScreen('medicines', elder, words);
  let pages = 0;
  while (page.at === 'medicines') {
    pages += 1;
    for (const { medicationId } of page.shown) {
      expect(shown).not.toContain(medicationId);
      shown.add(medicationId);
    }
    if (!page.more) break;
    expect(drawScreen(page, elder, words, contact).text).toMatch(/^9 More$/m);
    page = takeInput(page, '9', elder, words).state;
  }
  expect(shown.size).toBe(elder.doses.length);
  expect(pages).toBeGreaterThan(5);
});

test('a key keeps its dose when another one is answered between two screens', () => {
  const words = wordsIn('en');
  const data = { ...elder, doses: [dose(0), dose(1), dose(2)] };
  const page = openScreen('medicines', data, words);
  const answered = { ...dose(0), mayAnswer: false, state: 'taken' as const };
  const later = { ...data, doses: [answered, dose(1), dose(2)] };
  expect(drawScreen(page, later, words, contact).text).toMatch(/^2 /m);
  expect(takeInput(page, '2', later, words).state).toMatchObject({
    at: 'dose',
    dose: { medicationId: 'medicine-1' },
  });
});

test('before the PIN no screen shows a medicine or an appointment', () => {
  const words = wordsIn('en');
  const closed = { ...elder, opened: false };
  for (const state of walk(closed, words).filter(({ at }) =>
    ['home', 'pin', 'no-pin'].includes(at),
  )) {
    const { text } = drawScreen(state, closed, words, contact);
    expect(text).not.toContain('Hydro');
    expect(text).not.toContain('Nyirabahizi');
  }
  for (const key of ['3', '4', '5']) {
    expect(takeInput({ at: 'home' }, key, closed, words).state).toMatchObject({ at: 'pin' });
  }
});

test('a volunteer is asked for the parts of days that are still to come', () => {
  expect(partsFrom(new Date('2026-11-23T14:30:00Z'))).toEqual([
    { date: '2026-11-23', part: 'evening' },
    { date: '2026-11-24', part: 'morning' },
    { date: '2026-11-24', part: 'afternoon' },
    { date: '2026-11-24', part: 'evening' },
  ]);
  expect(partsFrom(new Date('2026-11-23T21:30:00Z'))[0]).toEqual({
    date: '2026-11-24',
    part: 'morning',
  });
});
