import { expect, test } from 'vitest';
import { temporaryTree } from '../test/temporary-tree.ts';
import { endpointErrors } from './endpoint-errors.ts';
import { openProject } from './project.ts';

const folder = 'apps/server/src/features/visits';

/** The files of a feature whose endpoint lists `listed`, and whose use case is `useCase`. */
const feature = (listed: string, useCase: string) => ({
  'packages/contract/src/core/core.errors.ts':
    "export const coreErrors = defineErrors({ 'not-found': {} });",
  'packages/contract/src/visits/visits.errors.ts':
    "export const visitsErrors = defineErrors({ 'visit-over': {}, 'visit-late': {} });",
  'packages/contract/src/visits/visits.contract.ts': `import { visitsErrors as errors } from './visits.errors.ts';
const late = [errors['visit-late']] as const;
export const endVisit = endpoint({ method: 'POST', errors: ${listed} });`,
  [`${folder}/visits.routes.ts`]: `import * as contract from '@hafi/contract/visits/visits.contract';
import { endVisit } from './end-visit.ts';
export const visitHandlers = (platform: P) => {
  const run = (id: string) => endVisit(platform, id);
  return [handle(contract.endVisit, async ({ params }) => ({ data: await run(params.id) }))];
};`,
  [`${folder}/end-visit.ts`]: `import { coreErrors } from '@hafi/contract/core/core.errors';
import { visitsErrors } from '@hafi/contract/visits/visits.errors';
import { refuse } from './refuse.ts';
${useCase}`,
  [`${folder}/refuse.ts`]: `import { visitsErrors } from '@hafi/contract/visits/visits.errors';
export function refuse() { throw new Problem(visitsErrors['visit-over']); }`,
});

const breaches = (listed: string, useCase: string) =>
  endpointErrors
    .check(openProject(temporaryTree(feature(listed, useCase))))
    .map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);

const throwing = 'export const endVisit = () => { if (late) refuse(); };';

test('an error that is thrown far from the handler and not listed is found', () => {
  expect(breaches('[]', throwing)).toEqual([
    'visits.routes.ts:5 contract.endVisit can answer visit-over and does not list it',
  ]);
});

test('an error that is listed and thrown nowhere is found', () => {
  expect(breaches("[errors['visit-over'], ...late]", throwing)).toEqual([
    'visits.routes.ts:5 contract.endVisit lists visit-late, which nothing throws',
  ]);
});

test.each([
  ["[errors['visit-over']]", throwing],
  ['late', "export const endVisit = () => { throw new Problem(visitsErrors['visit-late']); };"],
  ['[]', "export const endVisit = () => { throw new Problem(coreErrors['not-found']); };"],
  ['[]', 'export const endVisit = (refuse: () => void) => refuse();'],
  ['[]', 'export const endVisit = (over: typeof visitsErrors) => ({ refuse: over });'],
  [
    "[errors['visit-over'], errors['visit-late']]",
    "export const endVisit = (over: boolean) => { throw new Problem(visitsErrors[over ? 'visit-over' : 'visit-late']); };",
  ],
])('%s is the list for %s', (listed, useCase) => {
  expect(breaches(listed, useCase)).toEqual([]);
});

test('a handler whose endpoint is not named cannot be compared', () => {
  const files = feature('[]', 'export const endVisit = () => 1;');
  const routes = 'export const all = (list: L) => list.map(([each, run]) => handle(each, run));';
  const tree = temporaryTree({ ...files, [`${folder}/visits.routes.ts`]: routes });
  expect(endpointErrors.check(openProject(tree))).toMatchObject([
    { message: 'name the endpoint: nothing is found for each' },
  ]);
});
