import { ownLimits, ownLimitsFor } from '@hafi/contract/vitals/own-limits';
import { type VitalKind, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { expect, it } from 'vitest';
import { alertText } from './measured.messages.ts';

it('has a text for every possible reading', () => {
  const contexts = ['fasting', 'random'] as const;
  const seen = new Set<string>();
  const check = (kind: VitalKind, values: Parameters<typeof statusOf>[1]) => {
    for (const glucose of contexts) {
      for (const own of [[], ...ownLimits.map((limits) => [limits])]) {
        const context = { glucose, own, breathing: 'oxygen' } as const;
        const { direction, level } = statusOf(kind, values, context);
        if (level === 'normal' || !direction) continue;
        const judgedBy = ownLimitsFor(kind, own);
        const what = `${kind} ${level} ${direction} ${judgedBy}`;
        if (seen.has(what)) continue;
        seen.add(what);
        const { message } = alertText({ kind, level, direction, judgedBy });
        // A target changes nothing but from which pressure on a reading is to be watched.
        const byTarget = kind === 'blood-pressure' && level === 'watch' && direction === 'high';
        const named = kind === 'oxygen-saturation' || byTarget ? judgedBy : null;
        expect(message.includes('whose target is')).toBe(named !== null);
      }
    }
  };
  for (const kind of vitalKindNames) {
    for (let value = 3; value <= 1000; value += 0.5) check(kind, { value });
  }
  for (let systolic = 50; systolic <= 300; systolic += 1) {
    check('blood-pressure', { systolic, diastolic: 45 });
    check('blood-pressure', { systolic, diastolic: 115 });
  }
});
