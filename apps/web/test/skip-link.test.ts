import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const heights = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/z-index: (\d+)/g)].map(([, z]) => Number(z));

test('the skip link stands above the bars at the top of a page', () => {
  const [skip = 0] = heights('packages/ui/src/skip-link/skip-link.module.css');
  for (const bar of [
    'apps/web/src/features/emergency/bar/emergency-bar.module.css',
    'apps/web/src/features/calls/bar/call-bar.module.css',
  ]) {
    expect(Math.max(0, ...heights(bar))).toBeGreaterThan(0);
    expect(skip).toBeGreaterThan(Math.max(...heights(bar)));
  }
});
