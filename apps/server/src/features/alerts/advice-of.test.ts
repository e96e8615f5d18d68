import { alertKinds, isVital } from '@hafi/contract/alerts/alert-kinds';
import { ownLimits } from '@hafi/contract/vitals/own-limits';
import { statusDirections } from '@hafi/contract/vitals/vital-status';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { describe, expect, it } from 'vitest';
import { adviceOf, againAt, nameMark } from './advice-of.ts';
import { alertText } from './measured.messages.ts';

interface Known {
  readonly what: string;
  readonly kind: (typeof alertKinds)[number];
  readonly level: 'urgent' | 'watch';
  readonly direction: (typeof statusDirections)[number];
  readonly value: number;
  readonly id: string;
}

/** Every text about an alert, once. */
const known: Known[] = alertKinds.flatMap((kind) =>
  (['urgent', 'watch'] as const).flatMap((level) =>
    statusDirections.flatMap((direction) =>
      [null, ...ownLimits].flatMap((judgedBy) =>
        [20, 50].flatMap((value): Known[] => {
          try {
            const { id } = alertText({ kind, level, direction, judgedBy, value });
            return [{ what: `${kind} ${level} ${direction}`, kind, level, direction, value, id }];
          } catch {
            return [];
          }
        }),
      ),
    ),
  ),
);
const texts = [...new Map(known.map((each) => [each.id, each])).values()];

const written = (locale: (typeof locales)[number], id: string) =>
  translate(locale, id, {
    elder: nameMark,
    reading: '38.5',
    date: '23 November 2026',
    time: '08:00',
  });

describe.each(locales)('the advice of an alert in %s', (locale) => {
  it.each(texts)('$id is one step each, without what was measured', ({ id, kind, value }) => {
    const text = written(locale, id);
    const { advice, meaning } = adviceOf(kind, value, text);
    expect(advice.length).toBeGreaterThan(0);
    const all = [meaning ?? '', ...advice];
    expect(all.join(' ')).not.toMatch(/38\.5|08:00/);
    // Nothing was lost, and every step is a sentence.
    for (const step of advice) expect(step).toMatch(/^[\p{Lu}\u{E000}].*[.!?]$/u);
    expect(text.endsWith(all.filter(Boolean).join(' '))).toBe(true);
    expect(meaning === null).toBe(!isVital(kind) && !(kind === 'consciousness' && value === 20));
  });
});

describe('when to measure again', () => {
  const takenAt = new Date('2026-11-23T06:00:00Z');
  const wording = /after (\d+) minutes|for (five) minutes|(?:in|within) an (hour)/;

  it.each(texts)('$what is as the text says', ({ direction, id, kind, level }) => {
    const [, minutes, five, hour] = wording.exec(translate('en', id)) ?? [];
    const said = minutes ? Number(minutes) : five ? 5 : hour ? 60 : null;
    const at = againAt({ direction, kind, level, takenAt });
    expect(at && (at.getTime() - takenAt.getTime()) / 60_000).toBe(said);
  });
});
