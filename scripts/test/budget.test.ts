import { expect, test } from 'vitest';
import { featureOf, overBudget } from './budget.ts';

const file = (project: string, path: string, processorSeconds: number) => ({
  project,
  path,
  processorSeconds,
  state: 'passed',
  errors: [],
  seconds: { preparing: 0, importing: 0, testing: 0 },
  boots: 0,
  tests: [],
});

test.each([
  ['apps/server/src/features/payments/refunds/send-refund.test.ts', 'payments'],
  ['e2e/specs/app/every-route.spec.ts', 'app'],
  ['apps/server/src/test/crash/crash.test.ts', 'test'],
  ['apps/server/src/elder-matrix.test.ts', 'elder-matrix'],
  ['packages/base/src/phone.test.ts', 'phone'],
  ['scripts/rules/rules.test.ts', 'rules'],
  ['vitest.test.ts', 'rest'],
])('the feature of %s is %s', (path, feature) => {
  expect(featureOf(path)).toBe(feature);
});

test('a feature whose files together use more than their budget is named', () => {
  const files = [
    file('web', 'apps/web/src/features/alerts/a.test.tsx', 6),
    file('web', 'apps/web/src/features/alerts/b.test.tsx', 6),
    file('web', 'apps/web/src/features/calls/a.test.tsx', 6),
    file('ui', 'packages/ui/src/button/button.test.tsx', 4),
  ];
  expect(overBudget(files, { web: { alerts: 10, calls: 7 } })).toEqual([
    'web alerts used 12 s of the processor, of 10',
  ]);
  expect(overBudget(files, {})).toHaveLength(1);
});
