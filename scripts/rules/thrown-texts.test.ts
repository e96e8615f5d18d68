import { expect, test } from 'vitest';
import { temporaryTree } from '../test/temporary-tree.ts';
import { openProject } from './project.ts';
import { thrownTexts } from './thrown-texts.ts';

const folder = 'apps/server/src/features/visits';

/** What is found in a use case with this docstring, which throws `visit-over` and `not-allowed`. */
const breaches = (said: string) => {
  const files = {
    'packages/contract/src/core/core.errors.ts':
      "export const coreErrors = defineErrors({ 'not-found': {}, 'not-allowed': {}, 'too-many-requests': {} });",
    'packages/contract/src/visits/visits.errors.ts':
      "export const visitsErrors = defineErrors({ 'visit-over': {}, 'visit-late': {} });",
    [`${folder}/end-visit.ts`]: `import { coreErrors } from '@hafi/contract/core/core.errors';
import { refuse } from './refuse.ts';
/**
 * Ends a visit.
 * ${said}
 */
export async function endVisit() {
  if (other) throw new Problem(coreErrors['not-allowed']);
  if (late) refuse();
}`,
    [`${folder}/refuse.ts`]: `import { visitsErrors } from '@hafi/contract/visits/visits.errors';
/** @throws Problem visit-over */
export const refuse = () => { throw new Problem(visitsErrors['visit-over']); };`,
  };
  return thrownTexts
    .check(openProject(temporaryTree(files)))
    .map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);
};

test('a code that nothing throws is found', () => {
  expect(breaches('@throws Problem visit-over, visit-late, not-allowed, not-found')).toEqual([
    'end-visit.ts:7 says visit-late, which nothing throws',
    'end-visit.ts:7 says not-found, which nothing throws',
  ]);
});

test('a code that is thrown far away and not named is found', () => {
  expect(breaches('@throws Problem not-allowed about oneself')).toEqual([
    'end-visit.ts:7 can throw visit-over and does not say so',
  ]);
  expect(breaches('@throws Problem visit-over')).toEqual([
    'end-visit.ts:7 can throw not-allowed and does not say so',
  ]);
});

test.each([
  'It names no error.',
  '@throws Error when the clock stands still',
  '@throws Problem visit-over once it is over,\n * not-allowed about oneself, too-many-requests',
  '@throws Problem as {@link refuse}',
  '@throws Problem not-allowed, and those of a refusal',
])('%s is right', (said) => {
  expect(breaches(said)).toEqual([]);
});
