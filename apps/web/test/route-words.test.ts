import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unmatchedPaths } from '../chunk-groups.ts';
import { readModule, type SourceModule } from '../module-graph.ts';
import { routeWords, wordsOf } from '../route-words.ts';

const web = join(import.meta.dirname, '..');
const page = join(web, 'src/app/pages/a.page.tsx');

describe('readModule', () => {
  const read = (text: string) => readModule(join(web, 'src/app/app.tsx'), text);

  test('follows imports of our own code, and lazy imports without messages of their own', () => {
    const { imports } = read(`
      import { paths } from '../lib/paths.ts';
      import { useState } from 'react';
      import type { Locale } from '@hafi/i18n/locales';
      const later = () => import('./site-index.ts');
    `);
    expect(imports).toEqual([join(web, 'src/lib/paths.ts'), join(web, 'src/app/site-index.ts')]);
  });

  test('leaves a lazy part its own messages, unless it loads with the file', () => {
    const part = "lazyPart(async () => (await import('./site-index.ts')).siteIndex)";
    expect(read(`const Part = ${part};`).imports).toEqual([]);
    expect(read(`const Part = ${part};`).lazy).toHaveLength(1);
    expect(read(`const Part = early(${part});`).imports).toHaveLength(1);
  });

  test('takes nothing from a contract, of which the browser bundles only addresses', () => {
    const contract = join(web, '../../packages/contract/src/bookings/bookings.contract.ts');
    expect(readModule(contract).imports).toEqual([]);
  });

  test.each([
    ["import { Trans } from '@lingui/react/macro';", true],
    ["const name = /*i18n*/ { id: 'a', message: 'A' };", true],
    ["import { useState } from 'react';", false],
  ])('%s contains messages: %s', (text, expected) => {
    expect(read(text).hasWords).toBe(expected);
  });
});

test('a part has the catalogues of all that it renders, without those of the frame', () => {
  const doctors = join(web, 'src/features/doctors/doctor-card.tsx');
  const shell = join(web, 'src/app/shell/sidebar.tsx');
  const words = { imports: [], lazy: [], hasWords: true };
  const modules: Record<string, SourceModule> = {
    [page]: { ...words, imports: [doctors, shell] },
    [doctors]: words,
    [shell]: words,
  };
  const read = (file: string) => modules[file] ?? { ...words, hasWords: false };
  expect(wordsOf(page, read)).toEqual(['doctors', 'pages']);
});

test('the plugin writes the catalogues into the call', async () => {
  const { transform } = routeWords();
  const code = `import { lazyPage } from './lazy-page.ts';
export const HomePage = lazyPage(() => import('./pages/home/home.page.tsx'), 'HomePage');`;
  const file = join(web, 'src/app/router.tsx');
  const run = transform as unknown as (code: string, id: string) => { code: string };
  expect(run(code, file).code).toContain(`'HomePage', "home");`);
});

test('a path of a chunk group that matches no module is reported', () => {
  expect(unmatchedPaths([])).toContain('base: /packages/ui/src/button/.+tsx?$');
  expect(unmatchedPaths(['/packages/ui/src/button/button.tsx'])).not.toContain(
    'base: /packages/ui/src/button/.+tsx?$',
  );
});
