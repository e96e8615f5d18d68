import { type VitalKind, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { expect, it } from 'vitest';
import { alertText } from './measured.messages.ts';

it('has a text for every possible reading', () => {
  const contexts = ['fasting', 'random'] as const;
  const check = (kind: VitalKind, values: Parameters<typeof statusOf>[1]) => {
    for (const glucose of contexts) {
      for (const oxygenScale of [1, 2] as const) {
        const context = { glucose, oxygenScale, breathing: 'oxygen' } as const;
        const { direction, level } = statusOf(kind, values, context);
        if (level !== 'normal' && direction)
          expect(alertText({ kind, level, direction }).id).toBeTruthy();
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
