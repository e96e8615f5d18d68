import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawRwanda, MAP_FILE } from './rwanda-map.ts';

test('the shapes of the map are drawn from the centres of the sectors (`npm run map` writes them)', () => {
  expect(drawRwanda()).toBe(readFileSync(MAP_FILE, 'utf8'));
});
