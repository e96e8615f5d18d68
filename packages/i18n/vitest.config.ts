import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'i18n', include: ['src/**/*.test.ts'] },
});
