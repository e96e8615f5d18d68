import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'i18n',
    include: ['packages/i18n/src/**/*.test.ts', 'scripts/words/**/*.test.ts'],
  },
});
