import { describe, expect, test } from 'vitest';
import { breaches } from '../test/breaches.ts';
import { dependenciesDocumented } from './dependencies-documented.ts';
import { differencesListed } from './differences-listed.ts';

describe('dependencies-documented', () => {
  const manifest = (version: string) => ({
    'apps/web/package.json': JSON.stringify({ dependencies: { zod: version, '@hafi/ui': '*' } }),
  });
  const list = { 'docs/dependencies.md': '| `zod` | shapes |' };

  test('a package without its line is refused', () => {
    expect(breaches(dependenciesDocumented, manifest('4.0.0'))).toHaveLength(1);
  });

  test.each(['^4.0.0', '*', 'latest', '4'])('version "%s" is refused', (version) => {
    expect(breaches(dependenciesDocumented, { ...manifest(version), ...list })).toHaveLength(1);
  });

  test('an exact version with its line is fine', () => {
    expect(breaches(dependenciesDocumented, { ...manifest('4.0.0'), ...list })).toEqual([]);
  });
});

describe('differences-listed', () => {
  const head = '| Specification | We do | Why |\n|---|---|---|\n';
  const list = (...rows: string[]) => ({ 'docs/differences.md': `${head}${rows.join('\n')}` });

  test('a missing or empty list is refused', () => {
    expect(breaches(differencesListed, {})).toHaveLength(1);
    expect(breaches(differencesListed, list())).toHaveLength(1);
  });

  test.each(['| 911 | 912 | |', '| 911 | | why |', '| | 912 | why |', '| 911 | 912 |'])(
    'an incomplete row is refused: %s',
    (row) => {
      expect(breaches(differencesListed, list('| EST | CAT | why |', row))).toHaveLength(1);
    },
  );

  test('what stands there twice is refused', () => {
    const row = '| 911 | 912 | why |';
    expect(breaches(differencesListed, list(row, '| EST | CAT | why |', row))).toHaveLength(1);
  });

  test('complete rows are fine, in several tables', () => {
    const other = `\n## Later\n\n${head}| EST | CAT | why |`;
    expect(breaches(differencesListed, list('| 911 | 912 | why |', other))).toEqual([]);
  });
});
