import { describe, expect, test } from 'vitest';
import { temporaryTree } from '../test/temporary-tree.ts';
import { lightImports } from './light-imports.ts';
import { openProject } from './project.ts';

const breaches = (files: Record<string, string>) =>
  lightImports.check(openProject(temporaryTree(files)));

describe('light-imports', () => {
  const contract = {
    'packages/contract/src/visits/visits.contract.ts': `export const states = ['open', 'done'] as const;
export const visit = z.object({ id });
export const listVisits = endpoint({ method: 'GET', path: '/api/visits', output: pageOf(visit) });
export type Visit = z.output<typeof visit>;`,
  };
  const page = 'apps/web/src/features/visits/visits.page.tsx';
  const from = "from '@hafi/contract/visits/visits.contract'";

  test.each([
    `import { visit } ${from};`,
    `import { listVisits, visit as shape } ${from};`,
    `import * as contract ${from};\nconst shape = contract.visit;`,
  ])('a schema from a contract is refused: %s', (code) => {
    expect(breaches({ ...contract, [page]: code })).toHaveLength(1);
  });

  test.each([
    [page, `import { listVisits, states, type Visit } ${from};`],
    [page, `import type { visit } ${from};`],
    [page, `import * as contract ${from};\nuseAnswer(contract.listVisits);`],
    [page, "import { visit } from '@hafi/contract/visits/visit.schemas';"],
    [page.replace('.tsx', '.test.tsx'), `import { visit } ${from};`],
    ['apps/server/src/features/visits/list-visits.ts', `import { visit } ${from};`],
  ])('in %s this is fine: %s', (file, code) => {
    expect(breaches({ ...contract, [file]: code })).toEqual([]);
  });
});
